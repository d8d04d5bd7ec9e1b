import { contact } from "#content/pages/contact";
import type { Draft, FieldErrors } from "../../domain/message.ts";
import { escapeHtml } from "../http/html.ts";

/** The contact page after a form sent without scripts was refused. */
export type FailedForm = {
  readonly notice: { readonly title: string; readonly text: string };
  readonly values: Draft;
  readonly errors: FieldErrors;
};

/** Used if there is no build. Keeps everything that was typed. */
const plainTemplate = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Contact</title><main><h1>[[notice.title]]</h1>
<p role="alert">[[notice.text]]</p><form method="post" action="/functions/v1/send-contact-email"><p><label>Name <input name="name" value="[[name]]"></label> [[error.name]]</p>
<p><label>Email <input name="email" value="[[email]]"></label> [[error.email]]</p>
<p><label>Message <textarea name="message">[[message]]</textarea></label> [[error.message]]</p>
<input type="hidden" name="interest" value="[[interest]]"><button>Send Message</button></form></main></html>`;

/**
 * Renders the contact page in its failed state. Replaces all placeholders in one pass, so that visitors' text is never
 * taken for a placeholder.
 *
 * @param template the prerendered page with placeholders such as `[[name]]`
 */
export function renderFailedPage(template: string | undefined, form: FailedForm): string {
  const slots: Record<string, string> = {
    "notice.title": form.notice.title,
    "notice.text": form.notice.text,
    name: form.values.name,
    email: form.values.email,
    interest: form.values.interest,
    // HTML drops a line break at the start of a textarea: add one to keep the visitor's.
    message: form.values.message.replace(/\r\n?/g, "\n").replace(/^(?=\n)/, "\n"),
  };
  for (const field of ["name", "email", "message"] as const) {
    slots[`error.${field}`] = form.errors[field] ?? "";
    slots[`invalid.${field}`] = String(field in form.errors);
  }
  const selected = form.values.interest || contact.form.preselected;
  return (template ?? plainTemplate).replace(
    /\[\[([\w.]+)\]\]|<option value="([^"]*)"( selected(?:="")?)?/g,
    (_match, slot?: string, option?: string) => {
      if (slot !== undefined) return escapeHtml(slots[slot] ?? "");
      return `<option value="${option}"${option === escapeHtml(selected) ? ' selected=""' : ""}`;
    },
  );
}
