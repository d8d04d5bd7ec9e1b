import {
  Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { FieldPath } from "../../../content-model/compiler/field-path.ts";

/**
 * Sets a field in a YAML text and leaves all other bytes as they are.
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
  const written = withLastBreak(value, nodeAt(document, path));
  const edited =
    path.length === 0
      ? `${headOf(source)}${render(written, 0)}\n`
      : replaceOrAdd(source, document, path, written, order);
  document.setIn(path, document.createNode(written));
  return checked(edited, document);
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
  const isLast = isCollection(parent) && parent.items.length === 1;
  if (isLast && isSeq(parent)) return setValue(source, parentPath, []);
  if (isLast && parentPath.length > 0) return removeValue(source, parentPath);
  const edited = removeLines(source, parent, path.at(-1));
  document.deleteIn(path);
  return checked(edited, document);
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
  const edited = insertLines(source, list, index, value);
  list.items.splice(index, 0, document.createNode(value));
  return checked(edited, document);
}

/**
 * Returns a text in which only the bytes concerned were replaced, if it says the same as the edited document; otherwise prints the
 * document, which keeps comments and order but not every space.
 */
function checked(edited: string | undefined, document: Document): string {
  const expected: unknown = document.toJS();
  if (edited !== undefined && says(edited, expected)) return edited;
  const printed = document.toString({ lineWidth: 0 });
  if (!says(printed, expected))
    throw new Error("The file can't be edited here without changing its meaning.");
  return printed;
}

/** Returns the comment at the beginning of a file. */
const headOf = (source: string) => /^(?: *(?:#.*)?\n)*/.exec(source)?.[0] ?? "";

function says(source: string, expected: unknown): boolean {
  const document = parseDocument(source);
  return document.errors.length === 0 && isSame(document.toJS(), expected);
}

/** Whether data is the same, in any order of the fields. Browsers have no function for it. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isData(one) || !isData(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function parse(source: string): Document {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

function nodeAt(document: Document, path: FieldPath): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

function replaceOrAdd(
  source: string,
  document: Document,
  path: FieldPath,
  value: unknown,
  order: readonly string[],
): string | undefined {
  const parent = nodeAt(document, path.slice(0, -1));
  const key = path.at(-1);
  if (!isCollection(parent) || parent.flow || key === undefined) return undefined;
  if (isSeq(parent)) {
    const item = parent.items[Number(key)] as Node | undefined;
    if (!item?.range) return undefined;
    const column = columnOf(source, item.range[0]);
    return splice(source, item.range[0], endOf(source, item), render(value, column, quoteOf(item)));
  }
  const pair = pairIn(parent as YAMLMap<Node, Node | null>, String(key));
  if (pair?.key.range) {
    const [start] = pair.key.range;
    const end = Math.max(pair.key.range[1] + 1, endOf(source, pair.value));
    return splice(source, start, end, renderPair(String(key), value, columnOf(source, start), pair.value));
  }
  return addPair(source, parent as YAMLMap<Node, Node | null>, String(key), value, order);
}

function addPair(
  source: string,
  parent: YAMLMap<Node, Node | null>,
  key: string,
  value: unknown,
  order: readonly string[],
): string | undefined {
  const before = order.slice(0, order.indexOf(key) === -1 ? 0 : order.indexOf(key));
  const isBefore = ({ key: name }: Pair<Node, Node | null>) => before.includes(String(name));
  // As the first field it would have to move the hyphen of a list's entry: it follows the first one instead.
  const previous =
    parent.items.findLast(isBefore) ?? (order.length > 0 ? parent.items[0] : parent.items.at(-1));
  if (!previous?.key.range) return undefined;
  const column = columnOf(source, previous.key.range[0]);
  const end = Math.max(previous.key.range[1] + 1, endOf(source, previous.value));
  const text = `${" ".repeat(column)}${renderPair(key, value, column, null)}`;
  return insertLine(source, end, text);
}

function removeLines(
  source: string,
  parent: unknown,
  key: FieldPath[number] | undefined,
): string | undefined {
  if (!isCollection(parent) || parent.flow) return undefined;
  const item = isSeq(parent) ? parent.items[Number(key)] : undefined;
  const pair = isMap(parent) ? pairIn(parent as YAMLMap<Node, Node | null>, String(key)) : undefined;
  const first = (pair?.key ?? item) as Node | undefined;
  if (!first?.range) return undefined;
  const start = source.lastIndexOf("\n", first.range[0] - 1) + 1;
  const end = pair
    ? Math.max(first.range[1], endOf(source, pair.value))
    : endOf(source, item as Node | undefined);
  const lineEnd = source.indexOf("\n", end);
  return source.slice(0, start) + (lineEnd === -1 ? "" : source.slice(lineEnd + 1));
}

function insertLines(source: string, list: YAMLSeq<Node>, index: number, value: unknown): string | undefined {
  const [first, second] = list.items;
  if (!first?.range || list.flow) return undefined;
  const lineStart = source.lastIndexOf("\n", first.range[0] - 1) + 1;
  const indent = /^ *(?=- )/.exec(source.slice(lineStart))?.[0];
  if (indent === undefined) return undefined;
  const text = `${indent}- ${render(value, indent.length + 2)}`;
  const gap = second?.range ? source.slice(endOf(source, first), second.range[0]) : "";
  const blank = /\n *\n/.test(gap) ? "\n" : "";
  const previous = list.items[index - 1];
  if (!previous) return `${source.slice(0, lineStart)}${text}\n${blank}${source.slice(lineStart)}`;
  return insertLine(source, endOf(source, previous), `${blank}${text}`);
}

/** Inserts a text as a line of its own below the line of a position. */
function insertLine(source: string, position: number, text: string): string {
  const lineEnd = source.indexOf("\n", position);
  if (lineEnd === -1) return `${source}\n${text}\n`;
  return `${source.slice(0, lineEnd + 1)}${text}\n${source.slice(lineEnd + 1)}`;
}

const splice = (source: string, start: number, end: number, text: string) =>
  source.slice(0, start) + text + source.slice(end);

const columnOf = (source: string, position: number) =>
  position - (source.lastIndexOf("\n", position - 1) + 1);

function pairIn(map: YAMLMap<Node, Node | null>, key: string): Pair<Node, Node | null> | undefined {
  return map.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key);
}

/** Returns where a value ends, without comments and line breaks after it. */
function endOf(source: string, node: Node | null | undefined): number {
  if (!node?.range) return 0;
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  if (isPair(last)) {
    const { key, value } = last as Pair<Node, Node | null>;
    return Math.max((key.range?.[1] ?? 0) + 1, endOf(source, value));
  }
  if (last) return endOf(source, last as Node);
  let end = node.range[1];
  while (source[end - 1] === "\n") end -= 1;
  return end;
}

type Quote = Scalar.Type | undefined;

const quoteOf = (node: unknown): Quote =>
  isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE)
    ? node.type
    : undefined;

function renderPair(key: string, value: unknown, column: number, old: unknown): string {
  const isEmpty = value === null || value === undefined;
  return isEmpty ? `${key}:` : render({ [key]: value }, column, quoteOf(old));
}

const clockTime = /^\d\d:\d\d$/;

/** Prints a value for a place at a column; its further lines begin there. */
function render(value: unknown, column: number, quote?: Quote): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || typeof node.value !== "string" || node.value.includes("\n")) return;
      // Older YAML reads a plain 14:30 as a number.
      if (clockTime.test(node.value)) node.type = Scalar.QUOTE_DOUBLE;
      else if (quote) node.type = quote;
    },
  });
  const text = document.toString({ lineWidth: 0 }).replace(/\n$/, "");
  return text.replaceAll(/\n(?!\n|$)/g, `\n${" ".repeat(column)}`);
}
