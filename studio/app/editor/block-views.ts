import type { Node } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view";
import { photographInText } from "../../../domain/pictures.ts";
import { api } from "../api/client.ts";
import { urlOfPrint } from "../photographs/prints.ts";
import { upperFirst } from "../ui/format.ts";
import { focusBeside } from "./commands.ts";
import styles from "./editor.module.css";

type FieldOfBlock = {
  readonly attr: string;
  readonly label: string;
  /** The values to choose from; any text without. */
  readonly choices?: readonly string[];
  readonly isNeeded?: true;
};

type BlockForm = {
  readonly label: string;
  readonly hint?: string;
  readonly fields: readonly FieldOfBlock[];
  /** Whether its name is that of a print. */
  readonly hasPicture?: boolean;
  /** Whether words are written inside. */
  readonly hasContent: boolean;
  /** What those words are, where the box's name doesn't say it. */
  readonly contentLabel?: string;
};

/** How each block of an article is edited. */
const blockForms: Readonly<Record<string, BlockForm>> = {
  practice: {
    label: "Practice",
    fields: [
      { attr: "title", label: "Title of the practice", isNeeded: true },
      { attr: "length", label: "How long, and where", isNeeded: true },
      {
        attr: "works",
        label: "It works with",
        choices: ["see", "hear", "feel", "see hear", "see feel", "hear feel", "see hear feel"],
        isNeeded: true,
      },
      { attr: "stop", label: "When to stop" },
    ],
    hasContent: true,
    contentLabel: "Steps",
  },
  side_note: { label: "Side note", fields: [{ attr: "title", label: "What it’s about" }], hasContent: true },
  pull_quote: {
    label: "Pull quote",
    hint: "A sentence of the article, word for word.",
    fields: [],
    hasContent: true,
  },
  print: {
    label: "Picture",
    fields: [{ attr: "alt", label: "What it shows, for people who can’t see it", isNeeded: true }],
    hasPicture: true,
    hasContent: false,
  },
  support_lines: {
    label: "Support lines",
    hint: "Always the current numbers.",
    fields: [],
    hasContent: false,
  },
  kept: { label: "Not edited here", fields: [], hasContent: false },
};

/** Returns views of blocks: a labelled group with its fields, its words, and what moves and removes it. */
export const blockViews = (): Record<string, NodeViewConstructor> =>
  Object.fromEntries(
    Object.entries(blockForms).map(([type, form]) => [
      type,
      (node, view, getPos) => blockView(form, node, view, getPos),
    ]),
  );

function blockView(
  form: BlockForm,
  first: Node,
  view: EditorView,
  getPos: () => number | undefined,
): NodeView {
  let node = first;
  const press = (label: string, action: (at: number) => void) => {
    const button = make("button", { type: "button", ariaLabel: `${label}: ${form.label}` }, label);
    button.addEventListener("click", () => {
      const at = getPos();
      if (at !== undefined) action(at);
    });
    return button;
  };
  const words = form.hint ?? (node.attrs.reason as string | undefined);
  const top = make(
    "div",
    { className: styles.blockTop },
    make("strong", {}, form.label),
    ...(words ? [make("span", { className: styles.hint }, words)] : []),
    press("Move up", (at) => move(view, at, -1)),
    press("Move down", (at) => move(view, at, 1)),
    ...(form === blockForms.kept
      ? []
      : [
          press("Remove", (at) => {
            view.dispatch(view.state.tr.delete(at, at + node.nodeSize).scrollIntoView());
            view.focus();
          }),
        ]),
  );
  const picture = make("img", { className: styles.blockPicture, alt: "" });
  const showPicture = () => {
    const name = String(node.attrs.name);
    if (photographInText(name)) void showPhotograph(picture, name);
    else picture.src = urlOfPrint(name) ?? "";
  };
  if (form.hasPicture) showPicture();
  const fields = form.fields.map(({ attr, label, choices, isNeeded = false }) => {
    const value = String(node.attrs[attr] ?? "");
    const input = choices
      ? make(
          "select",
          {},
          new Option("Choose…", ""),
          ...choices.map((one) => new Option(upperFirst(one), one)),
        )
      : make("textarea", { rows: "1" });
    input.required = isNeeded;
    input.value = value;
    input.addEventListener("input", () => {
      // One line of text, which wraps where it is long.
      if (input.value.includes("\n")) input.value = input.value.replace(/\s*\n\s*/g, " ");
      const at = getPos();
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, attr, input.value));
    });
    return { attr, input, field: make("label", { className: styles.blockField }, label, input) };
  });
  const head = make(
    "div",
    { className: styles.blockHead, contentEditable: "false" },
    top,
    ...(form.hasPicture ? [picture] : []),
    ...fields.map(({ field }) => field),
  );
  head.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target instanceof HTMLTextAreaElement) event.preventDefault();
    const isBack = event.key === "Tab" && event.shiftKey && event.target === top.querySelector("button");
    const isLast = event.key === "Tab" && !event.shiftKey && event.target === fields.at(-1)?.input;
    const at = getPos();
    if (at === undefined || !(event.key === "Escape" || isBack || (isLast && form.hasContent))) return;
    event.preventDefault();
    // The words before the box; or those inside it, and without any, those that follow.
    const before = view.state.doc.resolve(at);
    if (isBack && !before.nodeBefore) return void focusBeside(view, view.dom, true);
    const inside = view.state.doc.resolve(form.hasContent ? at + 1 : at + node.nodeSize);
    const selection = isBack ? TextSelection.near(before, -1) : TextSelection.near(inside);
    view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
    view.focus();
  });
  const contentDOM = form.hasContent ? make("div", { className: styles.blockWords }) : undefined;
  const dom = make("section", { className: styles.block, role: "group", ariaLabel: form.label }, head);
  if (form.contentLabel)
    dom.append(make("p", { className: styles.contentLabel, contentEditable: "false" }, form.contentLabel));
  if (contentDOM) dom.append(contentDOM);
  else dom.contentEditable = "false";
  return {
    dom,
    ...(contentDOM && { contentDOM }),
    update: (next) => {
      if (next.type !== node.type) return false;
      node = next;
      if (form.hasPicture) showPicture();
      for (const { attr, input } of fields) {
        const value = String(next.attrs[attr] ?? "");
        if (input.value !== value) input.value = value;
      }
      return true;
    },
    stopEvent: (event) => event.target instanceof globalThis.Node && head.contains(event.target),
    ignoreMutation: (mutation) =>
      mutation.type === "selection" ? head.contains(mutation.target) : !contentDOM?.contains(mutation.target),
  };
}

/** The server gives a photograph to this window only, which an image can’t ask it for. */
async function showPhotograph(picture: HTMLImageElement, name: string): Promise<void> {
  const query = { file: `public${name}`, state: "draft" };
  const response = await api.photographs.file.$get({ query }).catch(() => undefined);
  if (!response) return;
  const url = URL.createObjectURL(await response.blob());
  picture.addEventListener("load", () => URL.revokeObjectURL(url), { once: true });
  picture.src = url;
}

/** Moves a block above or below its neighbour. */
function move(view: EditorView, at: number, by: 1 | -1): void {
  const { doc, tr } = view.state;
  const place = doc.resolve(at);
  const node = doc.nodeAt(at);
  const other = place.parent.maybeChild(place.index() + by);
  if (!node || !other) return;
  const target = by < 0 ? at - other.nodeSize : at + other.nodeSize;
  tr.delete(at, at + node.nodeSize).insert(target, node);
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(target + 1))).scrollIntoView());
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: { readonly [key: string]: string | undefined },
  ...children: (HTMLElement | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
