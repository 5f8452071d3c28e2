// What our pages use of lit-html.
export interface TemplateResult {
  readonly _$litType$: 1;
}
export const nothing: unique symbol;
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function render(value: unknown, container: HTMLElement): unknown;
export function repeat<T>(
  items: Iterable<T>, key: (item: T, index: number) => unknown, template: (item: T, index: number) => unknown,
): unknown;
