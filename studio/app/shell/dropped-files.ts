const typedInto = "input, textarea, [contenteditable=true]";

/** Keeps the window as it is when something is dropped beside a field: a browser would open the file or the link in its place. */
export function keepWindowWhenDropped(): void {
  const keep = (event: DragEvent) => {
    const { target, dataTransfer } = event;
    if (!(target instanceof Element) || !dataTransfer) return;
    const hasFiles = dataTransfer.types.includes("Files");
    if (target.closest(hasFiles ? "input[type=file]" : typedInto)) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  addEventListener("dragover", keep);
  addEventListener("drop", keep);
}
