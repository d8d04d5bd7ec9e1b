import { type AnswerPage, newsletterAnswers } from "../../content/newsletter.ts";
import { escapeHtml, fillPlaces } from "../http/html.ts";
import type { PageTemplate } from "../http/page-template.ts";

/** The pages by name, as far as there is a build. */
export type AnswerTemplates = Partial<Readonly<Record<AnswerPage, PageTemplate>>>;

/** What the page "again" says, and gives back. */
export type AgainPlaces = {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly error: string;
};

/**
 * A page to answer with.
 *
 * @param template the prerendered page with its places
 */
export function renderAnswer(
  template: string | undefined,
  page: AnswerPage,
  places: Readonly<Record<string, string>> = {},
): string {
  return fillPlaces(template ?? plainTemplate(page), {
    ...places,
    invalid: String(Boolean(places.error)),
  });
}

/** Stands in where there is no build. */
function plainTemplate(page: AnswerPage): string {
  const answer = newsletterAnswers[page];
  const [title, text] = page === "again" ? ["[[title]]", "[[text]]"] : [answer.title, answer.text];
  const button =
    "button" in answer ? `<form method="post"><button>${escapeHtml(answer.button)}</button></form>` : "";
  const form =
    page === "again"
      ? `<form method="post" action="/functions/v1/subscribe"><p><label>First name <input name="FNAME" value="[[name]]"></label></p>
<p><label>Email <input name="EMAIL" value="[[email]]"></label> [[error]]</p><button>Send me the letter</button></form>`
      : "";
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1><p>${text}</p>${button}${form}</main></html>`;
}
