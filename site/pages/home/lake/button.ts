/** Returns a button that looks like a link. */
export function button(label: string, press: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement("button"), { type: "button", className: "link" });
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}
