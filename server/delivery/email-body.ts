import { html } from "hono/html";

type Markup = ReturnType<typeof html>;

/** A part of an email, as text and as HTML. `text` is missing if only HTML needs it. */
export type Part = { readonly text?: string; readonly html: Markup };

/** A line of a table. `attention`: the owner should act. */
export type Fact = { readonly label: string; readonly text: string; readonly attention?: boolean };

export const paragraph = (text: string): Part => ({ text, html: html`<p>${text}</p>` });

/** A table of facts; in text, a line each. */
export const factTable = (facts: readonly Fact[]): Part => ({
  text: facts.map(({ label, text }) => `${label}: ${text}`).join("\n"),
  html: html`<table>${facts.map(
    ({ label, text, attention }, index) =>
      html`${index > 0 && "\n"}<tr><th align="left" valign="top" style="padding-right:1em">${label}</th><td>${attention ? html`<strong>${text}</strong>` : text}</td></tr>`,
  )}</table>`,
});

/** Joins the parts: the body of an email as text and as HTML. */
export const composeBody = (parts: readonly Part[]): { readonly text: string; readonly html: string } => ({
  text: `${parts.flatMap(({ text }) => text ?? []).join("\n\n")}\n`,
  html: String(
    html`<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">${parts.map((part) => html`\n${part.html}`)}</body></html>`,
  ),
});
