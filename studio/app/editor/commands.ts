import { setBlockType } from "prosemirror-commands";
import { Fragment } from "prosemirror-model";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { unwrapLink } from "../../../domain/unwrap-link.ts";
import type { DocNode } from "../../engine/articles/document.ts";

/** @throws an Error that the schema lacks something */
export const raise = (name: string): never => {
  throw new Error(`The editor’s schema has no ${name}.`);
};

/** Puts in a chip where the cursor is, or a block as {@link insertBlocks} does. */
export const insert =
  (json: DocNode): Command =>
  (state, dispatch) => {
    const node = state.schema.nodeFromJSON(json);
    if (!node.isInline) return insertBlocks([json])(state, dispatch);
    dispatch?.(state.tr.insert(state.selection.to, node).scrollIntoView());
    return true;
  };

/** Puts blocks below the one with the cursor, or in its place if it is empty. */
export const insertBlocks =
  (blocks: readonly DocNode[]): Command =>
  (state, dispatch) => {
    const { $from, to } = state.selection;
    const nodes = Fragment.from(blocks.map((json) => state.schema.nodeFromJSON(json)));
    const top = $from.depth > 0 ? $from.node(1) : undefined;
    const end = top ? $from.after(1) : to;
    const start = top?.isTextblock && top.content.size === 0 ? $from.before(1) : end;
    const tr = state.tr.replaceWith(start, end, nodes);
    const below = start + nodes.size;
    const { paragraph } = state.schema.nodes;
    // A phone can only leave a box for a line below it. And a picture that stayed selected would give way to what is typed next.
    if (paragraph && !nodes.lastChild?.isTextblock && !tr.doc.nodeAt(below)?.isTextblock)
      tr.insert(below, paragraph.create());
    const bias = nodes.lastChild?.isLeaf ? 1 : -1;
    tr.setSelection(TextSelection.near(tr.doc.resolve(below), bias));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const breakLine: Command = (state, dispatch) => {
  const node = state.schema.nodes.hard_break?.create();
  if (node) dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
  return node !== undefined;
};

/** Repeats the marked words, or the paragraph with the cursor, in large type below it. */
export const pullQuote: Command = (state, dispatch, view) => {
  const { from, to, empty, $from } = state.selection;
  const words = empty ? $from.parent.textContent : state.doc.textBetween(from, to, " ");
  return insert({ type: "pull_quote", ...(words && { content: [{ type: "text", text: words }] }) })(
    state,
    dispatch,
    view,
  );
};

/** Leads out of a box, onto a new paragraph below it. */
export const leaveBlock: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth < 1) return false;
  const { tr } = state;
  const at = $from.after(1);
  const paragraph = state.schema.nodes.paragraph?.create();
  if (!paragraph) return false;
  tr.insert(at, paragraph).setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
  dispatch?.(tr.scrollIntoView());
  return true;
};

export const toggleHeading: Command = (state, dispatch) => {
  const { heading, paragraph } = state.schema.nodes;
  const isHeading = state.selection.$from.parent.type === heading;
  const command = isHeading
    ? setBlockType(paragraph ?? raise("paragraph"))
    : setBlockType(heading ?? raise("heading"), { level: 2 });
  return command(state, dispatch);
};

/** A link with the words that it is on. */
type LinkRange = { readonly from: number; readonly to: number; readonly href: string };

/** Returns the link that the cursor or the marked words are in. */
function linkIn({ selection, schema }: EditorState): LinkRange | undefined {
  const { $from, from, to, empty } = selection;
  const { parent, parentOffset } = $from;
  const before = empty ? [parent.childBefore(parentOffset)] : [];
  for (const { node, index } of [parent.childAfter(parentOffset), ...before]) {
    const mark = node && schema.marks.link?.isInSet(node.marks);
    if (!mark) continue;
    let [first, last] = [index, index];
    while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
    while (last < parent.childCount - 1 && mark.isInSet(parent.child(last + 1).marks)) last += 1;
    const start = $from.posAtIndex(first);
    const end = $from.posAtIndex(last + 1);
    if (to <= end && from >= start) return { from: start, to: end, href: String(mark.attrs.href) };
  }
  return undefined;
}

/** Returns where the words at the cursor lead; nothing if they are no link. */
export const linkAt = (state: EditorState): string => linkIn(state)?.href ?? "";

/** Makes the marked words a link, or changes the one at the cursor. Of a wrapped link, the target is taken. An empty address makes them plain words. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { link } = state.schema.marks;
    if (!link) return false;
    const target = unwrapLink(href);
    const { tr, selection } = state;
    const { from, to } = linkIn(state) ?? selection;
    tr.removeMark(from, to, link);
    if (href && from < to) tr.addMark(from, to, link.create({ href: target }));
    else if (href) tr.insert(from, state.schema.text(target, [link.create({ href: target })]));
    dispatch?.(tr);
    return true;
  };

const focusable = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";

/**
 * Moves the focus to what comes next for the Tab key after a node of the text, or before it. A browser would go from anywhere in
 * the text to its first box. Returns whether there is such an element.
 */
export function focusBeside(view: EditorView, node: globalThis.Node, isBack: boolean): boolean {
  const elements = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility() &&
      !element.matches(":disabled, [inert], [inert] *") &&
      !element.contains(view.dom),
  );
  const { DOCUMENT_POSITION_PRECEDING: before, DOCUMENT_POSITION_FOLLOWING: after } = globalThis.Node;
  const lies = (side: number) => (element: HTMLElement) =>
    (node.compareDocumentPosition(element) & side) !== 0 && !element.contains(node);
  const next = isBack ? elements.findLast(lies(before)) : elements.find(lies(after));
  next?.focus();
  return next !== undefined;
}
