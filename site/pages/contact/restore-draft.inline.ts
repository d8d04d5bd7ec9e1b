import { messageOnPage } from "./message-on-page.ts";

/**
 * Restores a stored draft as soon as the form is parsed, long before React starts. `stored-draft.ts` writes it.
 */
try {
  const stored = JSON.parse(sessionStorage.getItem("contact-draft") ?? "{}");
  const field = (name: string) => document.querySelector<HTMLInputElement>(`main form #${name}`);
  const message = field("message");
  const begun = message?.defaultValue ?? "";
  for (const name of ["name", "email", "interest", "message"]) {
    const element = field(name);
    const value = name === "message" ? messageOnPage(location.pathname, begun, stored) : stored.draft?.[name];
    // What a page begins is about something of its own.
    const isOwn = name === "interest" && begun && stored.page !== location.pathname;
    if (element && value && !isOwn) element.value = value;
  }
} catch {
  // Storage is disabled, or another version of the page wrote it: leave the form as it is.
}
