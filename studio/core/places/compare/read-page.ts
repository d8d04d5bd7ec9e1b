import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { findOne, textContent } from "domutils";
import type { ScheduleState } from "../../../../domain/schedule-state.ts";
import { flattenJson } from "./flatten-json.ts";
import type { PlaceKind } from "./place.ts";

/** Something on a page that can differ. */
export type Item = {
  readonly kind: PlaceKind;
  readonly where: string;
  readonly text: string;
  /** What finds the same item in another state, if its text does not. */
  readonly path?: string;
  /** The condition of the schedule under which it is shown. */
  readonly condition?: string | undefined;
  /** Whether the date decides its text or whether it is shown. */
  readonly dated: boolean;
  /** Whether visitors see it at the moment for which the page was read. */
  readonly shown: boolean;
  readonly anchor?: string | undefined;
};

/** A page taken apart. */
export type ReadPage = {
  readonly title: string;
  readonly items: readonly Item[];
  /** What no visitor sees: elements, attributes, scripts and styles, in order. `path` is the part of the page. */
  readonly markup: readonly Item[];
};

const inline = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s small span strong sub sup time u var".split(
    " ",
  ),
);
const announced: Readonly<Record<string, string>> = {
  alt: "Description of a picture",
  "aria-label": "Read aloud",
  "aria-description": "Read aloud",
  placeholder: "Hint in a field",
  title: "Hint on hover",
};

/** Elements that styles set apart from the words around them. */
const apart = new Set(["a", "span", "b", "strong", "small"]);

const landmarks: Readonly<Record<string, "menu" | "main" | "footer">> = {
  header: "menu",
  nav: "menu",
  dialog: "menu",
  main: "main",
  footer: "footer",
};

/**
 * Takes a page apart.
 *
 * @param nodes a parsed page
 * @param schedule the schedule at the moment for which the page is read, as the page's script evaluates it
 */
export function readPage(nodes: readonly ChildNode[], schedule: ScheduleState | undefined): ReadPage {
  const reader = new Reader(schedule);
  reader.readAll(nodes, { landmark: undefined, condition: undefined, dated: false, shown: true });
  const title = findOne(({ name }) => name === "title", [...nodes], true);
  return { title: title ? collapse(textContent(title)) : "", items: reader.items, markup: reader.markup };
}

type Context = {
  readonly landmark: "menu" | "main" | "footer" | undefined;
  readonly condition: string | undefined;
  readonly dated: boolean;
  readonly shown: boolean;
  readonly isHeading?: boolean;
  readonly isWithoutScripts?: boolean;
};

class Reader {
  readonly items: Item[] = [];
  readonly markup: Item[] = [];
  readonly #schedule: ScheduleState | undefined;
  #heading = "";
  #headingBegins = false;
  #anchor: string | undefined;
  #line = "";
  #lineDated = false;
  /** Whether an inline element has begun or ended since the last text. */
  #atEdge = false;

  constructor(schedule: ScheduleState | undefined) {
    this.#schedule = schedule;
  }

  readAll(nodes: readonly ChildNode[], context: Context): void {
    for (const node of nodes) {
      if (isText(node)) this.#addText(node.data, context);
      else if (isTag(node)) this.#read(node, context);
    }
  }

  /** Adds to the line. Words of two elements that touch are no sentence: styles set them apart, as in a menu. */
  #addText(text: string, context: Context): void {
    if (this.#atEdge && /[\p{L}\p{N}.,!?)]$/u.test(this.#line) && /^[\p{L}\p{N}$]/u.test(text))
      this.#endLine(context);
    this.#line += text;
    this.#atEdge = false;
  }

  #read(element: Element, outer: Context): void {
    const { name, attribs } = element;
    if (name === "head" || name === "script") {
      if (name === "head") this.#readHead(element, outer);
      else this.#readScript(element, outer);
      return;
    }
    const isBlock = !inline.has(name);
    const context = this.#enter(element, outer);
    // What isn't shown now leaves no gap in the sentence around it.
    const interrupted = isBlock || context.shown ? undefined : this.#line;
    if (interrupted !== undefined && outer.shown) this.#line = "";
    if (isBlock) this.#endLine(outer);
    else if (context.dated) this.#lineDated = true;
    if (apart.has(name)) this.#atEdge = true;
    // Ids of figures inside a picture lead nowhere.
    if (attribs.id && name !== "svg") this.#anchor = attribs.id;
    this.#readAttributes(element, context);
    if (name === "br") this.#line += " ";
    if (attribs["data-text"] !== undefined && this.#schedule) {
      this.#addText(this.#schedule.text(attribs["data-text"]), context);
      this.#lineDated = true;
    } else this.readAll(element.children, context);
    if (apart.has(name)) this.#atEdge = true;
    if (isBlock) this.#endLine(context);
    if (interrupted !== undefined && outer.shown) {
      this.#endLine(context);
      this.#line = interrupted;
    }
  }

  #enter(element: Element, outer: Context): Context {
    const { name, attribs } = element;
    const landmark = outer.landmark ?? landmarks[name];
    const isHeading = outer.isHeading || /^(?:h[1-6]|summary)$/.test(name);
    if (isHeading && !outer.isHeading && landmark === "main") this.#headingBegins = true;
    const condition = attribs["data-when"];
    // What it contains is shown in place of something else, in a few browsers.
    if (name === "noscript") return { ...outer, landmark, shown: false, isWithoutScripts: true };
    if (condition === undefined) return { ...outer, landmark, isHeading };
    const shown = outer.shown && (this.#schedule?.holds(condition) ?? !("hidden" in attribs));
    return { landmark, isHeading, condition, dated: true, shown };
  }

  #endLine(context: Context): void {
    const text = collapse(this.#line);
    const dated = context.dated || this.#lineDated;
    this.#line = "";
    this.#lineDated = false;
    if (text && context.isHeading && this.#headingBegins) {
      this.#heading = text;
      this.#headingBegins = false;
    }
    const { landmark, isWithoutScripts } = context;
    const kind = isWithoutScripts
      ? "other"
      : landmark === "menu" || landmark === "footer"
        ? landmark
        : "text";
    if (text) this.#add({ kind, where: this.#where(context), text, dated }, context);
  }

  #add(item: Pick<Item, "kind" | "where" | "text" | "dated"> & { readonly path?: string }, context: Context) {
    const { condition, shown } = context;
    this.items.push({ ...item, condition, shown, anchor: this.#anchor });
  }

  #where({ landmark, isHeading, isWithoutScripts }: Context): string {
    if (isWithoutScripts) return "In browsers without JavaScript";
    if (landmark === "menu") return "Menu";
    if (landmark === "footer") return "Foot of the page";
    if (isHeading) return "Heading";
    if (!this.#heading) return "Top of the page";
    return `Under “${this.#heading.replaceAll("“", "‘").replaceAll("”", "’")}”`;
  }

  #readAttributes(element: Element, context: Context): void {
    const { name, attribs } = element;
    const { class: _, style: __, href, content, "data-when": ___, ...others } = attribs;
    const dated = context.dated;
    for (const [attribute, where] of Object.entries(announced)) {
      if (!attribs[attribute]) continue;
      this.#add({ kind: "announced", where, text: collapse(attribs[attribute]), dated }, context);
    }
    if (href && name === "a") {
      const label = shorten(collapse(textContent(element)) || attribs["aria-label"] || "");
      this.#add(
        {
          kind: "link",
          where: label ? `Where the link “${label}” leads` : "Where a link leads",
          text: href,
          dated,
        },
        context,
      );
    }
    const rest = Object.entries({
      ...others,
      ...(name !== "a" && href && { href }),
      ...(content && { content }),
    });
    const text = `${name} ${rest.map(([key, value]) => `${key}="${value}"`).join(" ")}`;
    this.markup.push({
      kind: "other",
      where: this.#where(context),
      text,
      path: context.landmark ?? "main",
      dated,
      shown: true,
    });
  }

  #readScript(element: Element, context: Context): void {
    const text = textContent(element);
    const { type, id } = element.attribs;
    if (type === "application/ld+json") {
      for (const value of flattenJson(JSON.parse(text))) {
        const where = value.where || "Structured data";
        this.#add({ kind: "structured-data", dated: false, text: value.text, where }, context);
      }
    } else if (id === "schedule-data") {
      // It decides what visitors see, and when: see `later`.
    } else if (type === "application/json") {
      for (const { text: data, path } of flattenJson(JSON.parse(text))) {
        this.#add(
          { kind: "script-data", where: "Used by a script of the page", text: data, path, dated: false },
          context,
        );
      }
    } else
      this.markup.push({ kind: "other", where: "Script", text, path: "main", dated: false, shown: true });
  }

  #readHead(head: Element, context: Context): void {
    for (const element of head.children.filter(isTag)) {
      const { name, attribs } = element;
      if (name === "script") this.#readScript(element, context);
      else if (name === "title") {
        this.#add(
          { kind: "title", where: "Title", text: collapse(textContent(element)), dated: false },
          context,
        );
      } else if (name === "meta" && attribs.content) {
        const subject = (attribs.name ?? attribs.property ?? "").replace(/^(?:og|twitter):/, "");
        const kind = subject === "title" || subject === "description" ? subject : "sharing";
        const where = headWords[subject] ?? subject;
        this.#add({ kind, where, text: collapse(attribs.content), path: where, dated: false }, context);
      } else if (name === "style") {
        const text = textContent(element);
        this.markup.push({ kind: "other", where: "Styles", text, path: "main", dated: false, shown: true });
      } else this.#readAttributes(element, context);
    }
    this.#anchor = undefined;
  }
}

/** What the owner calls the facts in a page's head. */
const headWords: Readonly<Record<string, string>> = {
  title: "Title",
  description: "Description",
  keywords: "Keywords",
  author: "Author",
  image: "Picture when shared",
  "image:alt": "Description of the picture when shared",
  site_name: "Name of the site when shared",
};

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40).replace(/\s+\S*$/, "")} …` : text);

const collapse = (text: string) => text.replace(/\s+/g, " ").trim();
