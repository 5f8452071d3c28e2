// What is smaller than a finger needs, but for links within a sentence and cards of a full hand.
// Read by test_touch.py.
() => {
  const FINGER = 44;
  const root = document.querySelector("#sheet[open]") ?? document.body;
  const inProse = (each) => getComputedStyle(each).display === "inline"
    && each.parentElement.textContent.trim() !== each.textContent.trim();
  // Eight cards side by side share all the width that there is.
  const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
  const shared = (hand) => sum([...hand.children].map((each) => each.offsetWidth + 2)) >= hand.clientWidth;
  const least = (each) => (each.matches(".held, .open-hand *") && shared(each.parentElement) ? 34 : FINGER);
  return [...root.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")]
    .filter((each) => each.checkVisibility() && !each.disabled && !inProse(each)).flatMap((control) => {
      const whole = control.closest("label") ?? control;
      whole.scrollIntoView({ block: "center", inline: "center" });
      const box = whole.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // What is seen may be smaller than what can be pressed, to all sides of it.
      const reached = (right, below) => whole.contains(document.elementFromPoint(x + right, y + below));
      const half = FINGER / 2 - 0.5;
      const wide = box.width >= least(control) || reached(-half, 0) && reached(half, 0);
      const high = box.height >= FINGER || reached(0, -half) && reached(0, half);
      return wide && high ? [] : [`${control.outerHTML.slice(0, 160)}: ${box.width} x ${box.height}`];
    });
}
