/** The line between the program and the views: moved with the mouse, a finger or the arrow keys. */

const [LEAST, MOST, STEP] = [20, 80, 2];

/** `splitter` sets the property `--program` of `main`: the share of the program, in percent. */
export function connectSplitter(splitter: HTMLElement, main: HTMLElement): void {
  const move = (share: number): void => {
    const percent = Math.round(Math.max(LEAST, Math.min(MOST, share)));
    main.style.setProperty("--program", `${percent}%`);
    splitter.setAttribute("aria-valuenow", String(percent));
  };
  splitter.addEventListener("pointerdown", (event) => {
    splitter.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  splitter.addEventListener("pointermove", (event) => {
    if (splitter.hasPointerCapture(event.pointerId)) {
      const { left, width } = main.getBoundingClientRect();
      move(((event.clientX - left) / width) * 100);
    }
  });
  splitter.addEventListener("keydown", ({ key }) => {
    const now = Number(splitter.getAttribute("aria-valuenow"));
    if (key === "ArrowLeft" || key === "ArrowRight") {
      move(now + (key === "ArrowLeft" ? -STEP : STEP));
    }
  });
}
