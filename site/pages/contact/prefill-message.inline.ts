/**
 * Puts a prefilled message into the form if a link asks for it (`/contact?about=workplace`) and nothing is typed yet, and
 * says above the form what it is about.
 */
const about = new URLSearchParams(location.search).get("about") ?? "";
const prefilled = document.querySelector<HTMLTemplateElement>(`[data-about="${CSS.escape(about)}"]`);
const message = document.querySelector<HTMLTextAreaElement>("main form #message");
const note = document.getElementById("prefilled");
if (prefilled && message && note) {
  message.value ||= prefilled.content.textContent;
  note.textContent = prefilled.dataset.note ?? "";
  // A draft of the visitor's own stays, and is no message of ours.
  note.hidden = message.value !== prefilled.content.textContent;
}
