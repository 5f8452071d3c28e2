// What our pages use of @fluent/bundle.
export class FluentResource {
  constructor(source: string);
}
export interface Pattern {
  readonly _pattern: never;
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): { value: Pattern | null } | undefined;
  formatPattern(pattern: Pattern, given?: Record<string, string | number>, errors?: Error[]): string;
}
