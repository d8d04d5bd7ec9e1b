/** Puts a prefilled message into the form if a link asks for it (`/contact?about=workplace`) and nothing is typed yet. */
const about = new URLSearchParams(location.search).get("about") ?? "";
const prefilled = document.querySelector<HTMLTemplateElement>(`[data-about="${CSS.escape(about)}"]`);
const message = document.querySelector<HTMLTextAreaElement>("main form #message");
if (prefilled && message && message.value === "") message.value = prefilled.content.textContent;
