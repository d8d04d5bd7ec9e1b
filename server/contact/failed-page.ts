import { defaultInterest, notices } from "../../content/contact-form.ts";
import { escapeHtml } from "../http/html.ts";
import type { FieldName } from "./parse.ts";

/** What the contact page says when a form that was sent without script could not be taken. */
export type FailedForm = {
  readonly notice: { readonly title: string; readonly text: string };
  readonly values: Readonly<Record<FieldName, string>>;
  readonly faults: Partial<Record<FieldName, string>>;
};

/** Stands in where there is no build: plain, but nothing that was typed is lost. */
const plainTemplate = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Contact</title><main><h1>[[notice.title]]</h1>
<p role="alert">[[notice.text]]</p><form method="post" action="/functions/v1/send-contact-email"><p><label>Name <input name="name" value="[[name]]"></label> [[error.name]]</p>
<p><label>Email <input name="email" value="[[email]]"></label> [[error.email]]</p>
<p><label>Message <textarea name="message">[[message]]</textarea></label> [[error.message]]</p>
<input type="hidden" name="interest" value="[[interest]]"><button>Send Message</button></form></main></html>`;

/**
 * Fills in the contact page in its failed state. All places are filled in one pass, so that what a
 * visitor wrote is never taken for a place.
 *
 * @param template the prerendered page with its places, `[[name]]` and so on
 */
export function renderFailedPage(template: string | undefined, form: FailedForm): string {
  const places: Record<string, string> = {
    "notice.title": form.notice.title,
    "notice.text": form.notice.text,
    name: form.values.name,
    email: form.values.email,
    interest: form.values.interest,
    // HTML drops a line break at the start of a textarea: one more keeps the visitor's.
    message: form.values.message.replace(/\r\n?/g, "\n").replace(/^(?=\n)/, "\n"),
  };
  for (const field of ["name", "email", "message"] as const) {
    places[`error.${field}`] = form.faults[field] ?? "";
    places[`invalid.${field}`] = String(field in form.faults);
  }
  const chosen = form.values.interest || defaultInterest;
  return (template ?? plainTemplate).replace(
    /\[\[([\w.]+)\]\]|<option value="([^"]*)"( selected(?:="")?)?/g,
    (_found, place?: string, option?: string) => {
      if (place !== undefined) return escapeHtml(places[place] ?? "");
      return `<option value="${option}"${option === escapeHtml(chosen) ? ' selected=""' : ""}`;
    },
  );
}

/** The notice for a form whose required fields are empty, or else wrong. */
export const noticeFor = (faults: FailedForm["faults"], values: FailedForm["values"]) =>
  (["name", "email", "message"] as const).some((field) => faults[field] && values[field].trim() === "")
    ? notices.missing
    : { title: notices.failed.title, text: Object.values(faults)[0] ?? notices.failed.text };
