/** An element, or the text nodes that stand beside each other. */
type Part = Element | Text[];

/** What the browser decides isn't what the server rendered, and so has no translation yet. */
const isDecidedHere = "[role=status], [data-decided-here]";

/**
 * Gives an island that was rendered anew the texts of its translated markup. The text nodes stay React's own.
 *
 * @param translated the island as the browser translated it: `<font>` elements where text nodes were
 * @param rendered the same, untranslated
 */
export function carryTranslation(translated: Element, rendered: Element): void {
  const before = partsOf(translated);
  for (const [index, part] of partsOf(rendered).entries()) {
    const old = before[index];
    if (Array.isArray(part) && Array.isArray(old)) {
      const [first, ...others] = part;
      if (first) first.data = textOf(old);
      for (const other of others) other.data = "";
    } else if (part instanceof Element && old instanceof Element && part.tagName === old.tagName) {
      if (!part.matches(isDecidedHere)) carryTranslation(old, part);
    } else return;
  }
}

/** Returns the parts of an element. Of texts, only those with words. */
function partsOf(element: Element): readonly Part[] {
  const parts: Part[] = [];
  let texts: Text[] = [];
  const endText = () => {
    if (textOf(texts).trim()) parts.push(texts);
    texts = [];
  };
  for (const node of element.childNodes) {
    if (node instanceof Text) texts.push(node);
    else if (node instanceof Element && node.tagName === "FONT") texts.push(...textsIn(node));
    else if (node instanceof Element) {
      endText();
      parts.push(node);
    }
  }
  endText();
  return parts;
}

const textsIn = (node: Node): readonly Text[] =>
  [...node.childNodes].flatMap((child) => (child instanceof Text ? [child] : textsIn(child)));

const textOf = (texts: readonly Text[]) => texts.map(({ data }) => data).join("");
