import { answers, form as words } from "#content/newsletter";
import { purposes } from "../../domain/newsletter.ts";
import { submitLabels } from "../../site/components/newsletter-block/submit-labels.ts";
import { type AnswerPage, failedPages, wordsOf } from "../../site/pages/newsletter/answer-pages.ts";
import { escapeHtml, fillSlots } from "../http/html.ts";
import type { PageTemplate } from "../http/page-template.ts";

/** The prerendered pages by name; those of a missing build are absent. */
export type AnswerTemplates = Partial<Readonly<Record<AnswerPage, PageTemplate>>>;

/** The placeholders of the pages that report an error beside the form. */
export type FailedSlots = {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly error: string;
};

/**
 * Renders one of the newsletter's response pages.
 *
 * @param template the prerendered page with placeholders
 */
export const renderAnswer = (
  template: string | undefined,
  page: AnswerPage,
  slots: Readonly<Record<string, string>> = {},
): string => fillSlots(template ?? plainTemplate(page), { ...slots, invalid: String(Boolean(slots.error)) });

/** Used if there is no build. */
function plainTemplate(page: AnswerPage): string {
  const answer = wordsOf(page, answers);
  const failed = purposes.find((purpose) => failedPages[purpose] === page);
  const [title, text] = failed ? ["[[title]]", "[[text]]"] : [answer.title, answer.text];
  const never =
    "never" in answer ? `<button name="never" value="yes">${escapeHtml(answer.never)}</button>` : "";
  const button =
    "button" in answer
      ? `<form method="post"><button>${escapeHtml(answer.button)}</button>${never}</form>`
      : "";
  const name =
    failed === "letter"
      ? `<p><label>${escapeHtml(words.name)} <input name="FNAME" value="[[name]]"></label></p>`
      : "";
  const form = failed
    ? `<form method="post" action="/functions/v1/subscribe">${name}<p><label>${escapeHtml(words.email)} <input name="EMAIL" value="[[email]]"></label> [[error]]</p><input type="hidden" name="purpose" value="${failed}"><button>${escapeHtml(submitLabels[failed])}</button></form>`
    : "";
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1><p>${text}</p>${button}${form}</main></html>`;
}
