import type { Locator } from "@playwright/test";

const paragraph = (level: number, sign: string, words: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">${sign}<span style="font:7pt Times">&nbsp;&nbsp; </span></span><!--[endif]-->${words}<o:p></o:p></p>`;

/** An item as Word Online copies it, in a list of its own. */
const online = (list: "ol" | "ul", level: number, start: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1"><${list} role="list" start="${start}"><li data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${words}</span><span class="EOP">&nbsp;</span></p></li></${list}></div>`;

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
  [
    "Word Online’s numbers",
    `<p>Steps:</p>${online("ol", 1, 1, "Sit")}${online("ol", 1, 2, "Breathe")}${online("ol", 1, 3, "Rise")}<p>Then:</p>${online("ol", 1, 4, "Walk")}`,
    `<p>Steps:</p><ol><li><p>Sit</p></li><li><p>Breathe</p></li><li><p>Rise</p></li></ol><p>Then:</p><ol start="4"><li><p>Walk</p></li></ol>`,
  ],
  [
    "Word Online’s levels",
    `${online("ul", 1, 1, "a")}${online("ul", 2, 1, "a1")}${online("ol", 2, 1, "a2")}${online("ul", 1, 1, "b")}`,
    "<ul><li><p>a</p><ul><li><p>a1</p></li></ul><ol><li><p>a2</p></li></ol></li><li><p>b</p></li></ul>",
  ],
  [
    "numbers that go on",
    `<ol><li>one</li></ol><p>Pause.</p><ol start="2"><li>two</li></ol>${paragraph(1, "7.", "seven")}`,
    `<ol><li><p>one</p></li></ol><p>Pause.</p><ol start="2"><li><p>two</p></li></ol><ol start="7"><li><p>seven</p></li></ol>`,
  ],
  [
    "Google Docs, from a deeper item on",
    `<b style="font-weight:normal" id="docs-internal-guid-1"><ul><ul><ul><li>deepest</li></ul><li>deep</li></ul><li>top</li></ul><ul><ol><li>first</li></ol><li>point</li></ul></b>`,
    "<ul><li><p>deepest</p></li><li><p>deep</p></li><li><p>top</p></li></ul><ol><li><p>first</p></li></ol><ul><li><p>point</p></li></ul>",
  ],
  [
    "Google Docs, three levels",
    `<b style="font-weight:normal" id="docs-internal-guid-1"><ol><li>one</li><ol><li>a</li><ol><li>i</li></ol></ol><li>two</li></ol></b>`,
    "<ol><li><p>one</p><ol><li><p>a</p><ol><li><p>i</p></li></ol></li></ol></li><li><p>two</p></li></ol>",
  ],
  [
    "Slack",
    `<span>one</span><span class="c-mrkdwn__br" data-stringify-type="paragraph-break" style="display:block;height:8px"></span><span>two</span>`,
    "<p>one</p><p>two</p>",
  ],
  [
    "blocks by their style",
    `<span style="display:block">one</span><span style="display:flex">two</span> <span style="display:inline-block">three</span>`,
    "<p>one</p><p>two</p><p>three</p>",
  ],
  [
    "lines where white space counts",
    `<pre>First\nline.\n\nSecond.\n</pre><div style="white-space:pre-wrap">\n<p>Third.</p>\n<p>Fourth\n\n<span style="white-space:normal">and\n\nlast</span></p>\n</div>`,
    "<p>First line.</p><p>Second.</p><p>Third.</p><p>Fourth</p><p>and last</p>",
  ],
  [
    "Apple’s classes",
    `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style><!-- p.p1 {margin: 0} span.s1 {font: bold 12px Helvetica} span.s2 {font-style: italic} li.l1::marker {font-weight: bold} --></style></head><body><p class="p1"><span class="s1">Bold</span> and <span class="s2">lean</span></p></body></html>`,
    "<p><strong>Bold</strong> and <em>lean</em></p>",
  ],
  [
    "fonts of icons",
    `<p><i class="material-icons">home</i> Home <span class="material-symbols-outlined">arrow_forward</span> <span style="font-family:'Material Icons'">check</span>\uE8CB <i class="fa fa-star">*</i></p>`,
    "<p>Home</p>",
  ],
  [
    "wrapped links",
    `<p>See <a href="https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&amp;data=05%7Ckim%40example.org">https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&amp;data=05%7Ckim%40example.org</a> or <a href="https://www.google.com/url?q=https://example.org/b&amp;sa=D">that</a></p>`,
    `<p>See <a href="https://example.org/a">https://example.org/a</a> or <a href="https://example.org/b">that</a></p>`,
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
      for (const name of one.getAttributeNames())
        if (name !== "href" && name !== "start") one.removeAttribute(name);
    }
    return copy.innerHTML.replaceAll("<br>", "");
  }, html);
}
