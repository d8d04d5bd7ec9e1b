import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parseLetter } from "../../../content-model/schema/parse-letter.ts";
import { publicUrl } from "../../seo/public-url.ts";
import { firstWords, LetterText } from "./letter-text.tsx";

const blocksOf = (text: string) => parseLetter(text).blocks ?? [];
const html = (text: string) =>
  renderToStaticMarkup(<LetterText blocks={blocksOf(text)} />).replace(
    /<span class="visually-hidden">.*?<\/span>|(?<=<(?:ol|blockquote)) class="[^"]*"/g,
    "",
  );

it("shows each part of a letter as it was sent, with its headings below those of the page", () => {
  expect(html("Hello *you*,\\\n**$32 & more**\n\n## Try\n\n### This\n\n> Quoted\n\n3. One\n   - in it")).toBe(
    "<p>Hello <em>you</em>,<br/><strong>$32 &amp; more</strong></p><h3>Try</h3><h4>This</h4>" +
      '<blockquote><p>Quoted</p></blockquote><ol start="3"><li><p>One</p><ul><li><p>in it</p></li></ul></li></ol>',
  );
});

it("links addresses, also those that were typed; only other sites open a new tab", () => {
  expect(html(`[Here](${publicUrl("/faq")}), https://example.org/a. [Write](mailto:jo@example.org)`)).toBe(
    `<p><a href="/faq">Here</a>, <a href="https://example.org/a" target="_blank" rel="noopener">https://example.org/a</a>. ` +
      `<a href="mailto:jo@example.org">Write</a></p>`,
  );
});

it("describes a letter by its first words, without the addresses of links", () => {
  expect(firstWords(blocksOf("## Try\n\nHello,\n\n[here](https://example.org/a) it is."))).toBe(
    "Hello, here it is.",
  );
  expect(firstWords(blocksOf("word ".repeat(60)))).toMatch(/^(?:word ){10,22}word…$/);
});
