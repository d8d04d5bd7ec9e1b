import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
} from "yaml";
import type { FieldPath } from "../../../content-model/compiler/field-at.ts";

/**
 * Sets a field in a YAML text. Comments and order stay, and the bytes of all other lines that are laid out as here.
 *
 * @param order the names of the field's neighbours in the order in which a new field takes its place among them
 * @throws Error if the text isn't valid YAML
 */
export function setValue(
  source: string,
  path: FieldPath,
  value: unknown,
  order: readonly string[] = [],
): string {
  const document = parse(source);
  const old = nodeAt(document, path);
  const written = nodeOf(document, withLastBreak(value, old), old);
  const parent = nodeAt(document, path.slice(0, -1));
  const key = path.at(-1);
  if (key === undefined) document.contents = written;
  else if (old === undefined && isMap(parent))
    addPair(document, parent as YAMLMap<Node>, String(key), written, order);
  else document.setIn(path, written);
  return print(document);
}

/** Ends a text of several lines with a line break, which forms don't show, unless the one before had none: its bytes stay as they were. */
function withLastBreak(value: unknown, old: unknown): unknown {
  if (typeof value !== "string" || !/\n./.test(value) || value.endsWith("\n")) return value;
  const hadNone = isScalar(old) && /\n.*[^\n]$/.test(String(old.value));
  return hadNone ? value : `${value}\n`;
}

/**
 * Removes a field or an entry of a list. A list without entries remains as `[]`.
 *
 * @throws Error if the text isn't valid YAML
 */
export function removeValue(source: string, path: FieldPath): string {
  const parentPath = path.slice(0, -1);
  const document = parse(source);
  const parent = nodeAt(document, parentPath);
  const isLast = (isSeq(parent) || isMap(parent)) && parent.items.length === 1;
  if (isLast && isSeq(parent)) return setValue(source, parentPath, []);
  if (isLast && parentPath.length > 0) return removeValue(source, parentPath);
  const [first, second] = nodesIn(parent);
  const isFirst = isSeq(parent) ? path.at(-1) === 0 : String(first) === path.at(-1);
  if (isFirst && first && second) comeFirst(second, first);
  document.deleteIn(path);
  return print(document);
}

/**
 * Inserts an entry into a list, which may be missing or empty.
 *
 * @param index its place after the insertion
 * @throws Error if the text isn't valid YAML
 */
export function insertEntry(source: string, listPath: FieldPath, index: number, value: unknown): string {
  const document = parse(source);
  const list = nodeAt(document, listPath);
  if (!isSeq<Node>(list) || list.items.length === 0) return setValue(source, listPath, [value]);
  const [first, second] = list.items;
  const entry = nodeOf(document, value);
  entry.spaceBefore = second?.spaceBefore === true;
  if (index === 0 && first) {
    const isDivided = entry.spaceBefore;
    comeFirst(entry, first);
    first.spaceBefore = isDivided;
  }
  list.items.splice(index, 0, entry);
  return print(document);
}

/** Returns the entries of a list, or the keys of a group. */
function nodesIn(parent: unknown): Node[] {
  if (isSeq<Node>(parent)) return parent.items;
  return isMap<Node>(parent) ? parent.items.map(({ key }) => key) : [];
}

/** The comment above the first entry is one for all: it stays there when another one comes first. */
function comeFirst(node: Node, before: Node): void {
  node.commentBefore = [before.commentBefore, node.commentBefore].filter(Boolean).join("\n") || null;
  node.spaceBefore = before.spaceBefore === true;
  before.commentBefore = null;
}

/** Stands for an empty field while a text is edited: the comment below one would go with it otherwise, not with the next field. */
const nothing = "\ue000";

/** A field that neither has a value nor contains others. */
const emptyField = /^( *)[\w-]+:(?=\n(?: *(?:#.*)?\n)*(?! *[#\n])(?!\1[ -]))/gm;

function parse(source: string): Document {
  // Whoever edits a text has read it before, and fields that stand twice are reported there (`parseSource`).
  const document = parseDocument(source.replace(emptyField, `$& ${nothing}`), { uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

/** Prints a document as all content is laid out. */
const print = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false }).replaceAll(` ${nothing}`, "");

const nodeAt = (document: Document, path: FieldPath): unknown =>
  path.length === 0 ? document.contents : document.getIn(path, true);

const clockTime = /^\d\d:\d\d$/;

/** Makes a value's node; in the place of another one, with its comments and quotation marks. */
function nodeOf(document: Document, value: unknown, old?: unknown): Node {
  const node = document.createNode(value ?? nothing);
  visit(node, {
    Scalar: (_, scalar) => {
      // Older YAML reads a plain 14:30 as a number.
      if (typeof scalar.value === "string" && clockTime.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  if (isScalar(old) && isScalar(node) && typeof value === "string" && !value.includes("\n")) {
    const { type } = old;
    if (type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE) node.type ??= type;
  }
  if (isNode(old)) {
    comeFirst(node, old);
    const [first] = nodesIn(old);
    if (first?.commentBefore) node.commentBefore ??= first.commentBefore;
    if (old.comment) node.comment = old.comment;
  }
  return node;
}

function addPair(
  document: Document,
  parent: YAMLMap<Node>,
  key: string,
  value: Node,
  order: readonly string[],
): void {
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const previous = parent.items.findLastIndex(({ key: name }) => before.includes(String(name)));
  const place = order.includes(key) ? previous + 1 : parent.items.length;
  parent.items.splice(place, 0, document.createPair(key, value) as Pair<Node, Node>);
}
