import type { Locator } from "@playwright/test";

const paragraph = (level: number, sign: string, words: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">${sign}<span style="font:7pt Times">&nbsp;&nbsp; </span></span><!--[endif]-->${words}<o:p></o:p></p>`;

type Fragment = readonly [from: string, html: string, expected: string];

/** HTML as other programs copy it, and what an article has of it. */
export const pasted: readonly Fragment[] = [
  [
    "Word",
    `<html><head><style>p{color:red}</style></head><body><p class="MsoNormal"><b>Bold</b> and <i>lean</i><o:p></o:p></p></body></html>`,
    "<p><strong>Bold</strong> and <em>lean</em></p>",
  ],
  [
    "Google Docs",
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1><span style="font-weight:700">Title</span></h1><br><ul><li><p><span style="font-weight:400">one</span></p></li><li><p>two</p></li></ul></b>`,
    "<h2>Title</h2><ul><li><p>one</p></li><li><p>two</p></li></ul>",
  ],
  [
    "a web page",
    `<div><p>See <a href="https://example.org">this</a> {x} &lt;b&gt;</p><script>alert(1)</script><img src=x onerror="document.title='run'"></div>`,
    `<p>See <a href="https://example.org">this</a> {x} &lt;b&gt;</p>`,
  ],
  [
    "Word’s deletions and comments",
    `<p>It costs <del cite="mailto:Kim" datetime="2026-01-01">nothing</del><ins>$20</ins>.<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[K1]</a></span></p><div style='mso-element:comment-list'><p class=MsoCommentText>Are you sure?</p></div>`,
    "<p>It costs $20.</p>",
  ],
  [
    "Google Docs’ comments",
    `<p>Sit<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> down.</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Really?</span></p></div>`,
    "<p>Sit down.</p>",
  ],
  [
    "words that nobody saw",
    `<p>Seen<span style="display: none">one</span><span style='mso-hide:all'>two</span><span hidden>three</span></p><span style="visibility: hidden">four</span>`,
    "<p>Seen</p>",
  ],
  [
    "forms",
    "<p>Words</p><button>Subscribe</button><select><option>Ballarat</option></select>",
    "<p>Words</p>",
  ],
  [
    "footnotes",
    `<p>Word<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> and wiki<sup><a href="#cite_note-1">[2]</a></sup>, 10 m<sup>2</sup></p>`,
    "<p>Word and wiki, 10 m2</p>",
  ],
  [
    "Word’s lists",
    `<p>Bring:</p>${paragraph(1, "·", "a mat")}\n${paragraph(2, "o", "or a towel")}\n${paragraph(1, "·", "water")}\n<p>Then:</p>${paragraph(1, "1.", "sit")}\n${paragraph(1, "2.", "breathe")}`,
    "<p>Bring:</p><ul><li><p>a mat</p><ul><li><p>or a towel</p></li></ul></li><li><p>water</p></li></ul><p>Then:</p><ol><li><p>sit</p></li><li><p>breathe</p></li></ol>",
  ],
  [
    "marks in styles",
    `<p><span style="font-weight:700">bold</span> <span style="font-style:italic">lean</span> <b>b<span style="font-weight:400">not</span></b> <em>e<span style="font-style:normal">not</span></em></p>`,
    "<p><strong>bold</strong> <em>lean</em> <strong>b</strong>not <em>e</em>not</p>",
  ],
  ["empty lines", "<p>one<br> <br>two<br>three</p><br>", "<p>one</p><p>two three</p>"],
  [
    "a quotation of two paragraphs",
    "<blockquote><p>one</p><p>two</p></blockquote>",
    "<blockquote><p>one</p><p>two</p></blockquote>",
  ],
  [
    "other blocks",
    "<header>head</header><dl><dt>term</dt><dd>words</dd></dl>text<aside>aside</aside><table><tr><td>a</td><td>b</td></tr></table><footer>foot</footer>",
    "<p>head</p><p>term</p><p>words</p><p>text</p><p>aside</p><p>a</p><p>b</p><p>foot</p>",
  ],
  [
    "unusual spaces",
    "<p>20&nbsp;people, mind&shy;ful&#8203;ness&#65279;</p><p>&nbsp;</p>",
    "<p>20 people, mindfulness</p>",
  ],
  [
    "links",
    `<p><a href="HTTPS://example.org/A">capitals</a> <a href="//example.org">slashes</a> <a href="/about">here</a> <a href="#top">top</a> <a href="javascript:alert(1)">bad</a></p>`,
    `<p><a href="https://example.org/A">capitals</a> <a href="https://example.org">slashes</a> <a href="/about">here</a> top bad</p>`,
  ],
];

/** Pastes HTML in place of a text. Returns the text's elements, without what the editor adds to them. */
export async function pasteInto(text: Locator, html: string): Promise<string> {
  await text.press("Control+A");
  await text.press("Backspace");
  return text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    const copy = element.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll("*")) {
      for (const name of one.getAttributeNames()) if (name !== "href") one.removeAttribute(name);
    }
    return copy.innerHTML.replaceAll("<br>", "");
  }, html);
}
