// Looks for what has not its place on a page. Read by layout.py.
({
  // What reaches over the side of the window or of its button, or lies over something else.
  crowded: () => {
  const wrong = [];
  const name = (each) => `${each.tagName.toLowerCase()}${each.id && "#" + each.id}.${each.className} `
    + `"${(each.textContent || each.alt || each.ariaLabel || "").trim().slice(0, 40)}"`;
  const root = document.querySelector("#sheet[open]") ?? document.body;
  const width = document.documentElement.clientWidth;
  // What is only for who listens is cut away, or is within what is.
  const clipped = (each) => {
    for (let at = each; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    return false;
  };
  const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !clipped(each);
  if (document.documentElement.scrollWidth > width) wrong.push(`the page is wider than ${width}`);

  // What is inside of a box that scrolls may be anywhere.
  const scrolls = (each) => {
    for (let at = each; at && at !== root; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflow) && at !== each) return true;
    return false;
  };
  const items = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    const text = node.nodeType === Node.TEXT_NODE;
    if (text ? !node.data.trim() : !node.matches("button, input, select, a.button, .plate, .laid"))
      continue;
    // What is told for a moment lies over the table.
    if (element.closest(".scroll, .flights, #tip")) continue;
    if (!seen(element) || scrolls(element) || element.closest("option, [aria-hidden=true]")) continue;
    const range = document.createRange();
    if (text) range.selectNodeContents(node);
    for (const box of text ? range.getClientRects() : [node.getBoundingClientRect()]) {
      if (!box.width || !box.height) continue;
      if (box.left < -0.5 || box.right > width + 0.5)
        wrong.push(`${name(element)} reaches from ${box.left} to ${box.right} of ${width}`);
      items.push({ element, box, text });
    }
    if (!text && node.matches("button:not(.held, .little)") && node.scrollWidth > node.clientWidth + 1)
      wrong.push(`the text of ${name(node)} is wider than it`);
  }
  // A mark lies on its card.
  const within = (one, other) => one.contains(other) || other.contains(one)
    || (one.closest(".laid") && one.closest(".laid") === other.closest(".laid"));
  for (const [at, one] of items.entries()) {
    for (const other of items.slice(at + 1)) {
      if (within(one.element, other.element)) continue;
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Lines of text may come nearer to each other than their boxes.
      if (wide > 2 && high > (one.text && other.text ? 5 : 2))
        wrong.push(`${name(one.element)} and ${name(other.element)} overlap by ${wide} x ${high}`);
    }
  }
  return [...new Set(wrong)];
},

  // What can be pressed, but lies under something else.
  covered: () => {
  const wrong = [];
  for (const each of document.querySelectorAll("#sheet[open] button, main button, main input, nav button")) {
    if (document.querySelector("#sheet[open]") && !each.closest("#sheet")) continue;
    if (each.disabled || !each.checkVisibility() || each.closest(".scroll")) continue;
    each.scrollIntoView({ block: "center", inline: "center" });
    const box = each.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!each.contains(there)) wrong.push(`${each.outerHTML} is under ${there?.outerHTML.slice(0, 80)}`);
  }
  scrollTo(0, 0);
  return wrong;
},
})
