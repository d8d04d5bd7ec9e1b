import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import { asRead } from "./as-read.ts";
import { unusableName } from "./explain-issue.ts";
import type { FieldPath } from "./field-at.ts";
import { memoStep } from "./memo.ts";
import { type Problem, tooDeep } from "./problem.ts";

/** A content file as it was written. */
export type SourceFile = {
  readonly file: string;
  /** The parsed YAML; undefined if it can't be parsed, null if the file is empty. */
  readonly data: unknown;
  /** What is wrong with the YAML itself. */
  readonly problems: readonly Problem[];
  /** Returns the line of a field; of the closest field around it if it is missing. */
  lineOf(path: FieldPath): number;
  /** Returns a number, or a yes or no, as it was typed: `0800` is read as 800. */
  typedAt(path: FieldPath): string | undefined;
};

/** Parses a YAML file and keeps the position of each value. The same text gives the same object. */
export function parseSource(file: string, source: string): SourceFile {
  return memoStep(`read ${file} ${source}`, () => {
    try {
      return read(file, source);
    } catch (error) {
      // The parser itself ran out of stack.
      if (error instanceof RangeError) return unreadable(file);
      throw error;
    }
  });
}

const unreadable = (file: string): SourceFile => ({
  file,
  data: undefined,
  problems: [{ severity: "error", file, line: 1, field: "", message: `This field ${tooDeep}` }],
  lineOf: () => 1,
  typedAt: () => undefined,
});

function read(file: string, source: string): SourceFile {
  const lineCounter = new LineCounter();
  // To find fields that stand twice, the parser would compare each with all others.
  const document = parseDocument(source, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);
  const problems = errorsIn(document, source).map(
    ({ offset, message }): Problem => ({ severity: "error", file, line: lineAt(offset), field: "", message }),
  );
  return {
    file,
    data: problems.length > 0 ? undefined : asRead(document.toJS()),
    problems,
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
    typedAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

function offsetOf(root: Node | null, path: FieldPath): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of path) {
    if (!isCollection(node)) break;
    const pair = isMap(node)
      ? node.items.find((item) => isNode(item.key) && String(item.key) === String(key))
      : undefined;
    if (pair && isPair(pair) && isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
    const child: unknown = pair ? pair.value : node.get(key, true);
    if (!isNode(child)) break;
    if (!pair) offset = child.range?.[0] ?? offset;
    node = child;
  }
  return offset;
}

type SyntaxError = { readonly offset: number; readonly message: string };

function errorsIn(document: Document, source: string): SyntaxError[] {
  const deep = tooDeepPart(document);
  if (deep) return [deep];
  const unread = unreadEnds(document, source);
  const syntax = [...syntaxErrors(document, unread), ...repeatedFields(document)];
  const errors = syntax.length > 0 ? syntax : [...unread, ...unusable(document)];
  return errors.sort((a, b) => a.offset - b.offset);
}

/** How deep a value may stand within others. No file has ten levels; what walks through thousands runs out of stack. */
const deepest = 50;

/** Returns an error for the first value within too many others. */
function tooDeepPart(document: Document): SyntaxError | undefined {
  const message = `This field ${tooDeep}`;
  const exhausted = document.errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
  if (exhausted) return { offset: exhausted.pos[0], message };
  let found: SyntaxError | undefined;
  visit(document, {
    Node: (_, node, around) => {
      if (around.filter(isCollection).length <= deepest) return undefined;
      found = { offset: node.range?.[0] ?? 0, message };
      return visit.BREAK;
    },
  });
  return found;
}

/** Returns the first syntax error, of which others usually follow. */
function syntaxErrors({ errors }: Document, unread: readonly UnreadEnd[]): SyntaxError[] {
  const sorted = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const first = sorted.find(({ code }) => code === "TAB_AS_INDENT") ?? sorted[0];
  if (!first) return [];
  // A text that ends with “ #” has no further lines.
  const cause = unread.find(({ offset, end }) => offset < first.pos[0] && first.pos[0] <= end);
  return [cause ?? { offset: first.pos[0], message: explainYaml(first.code) }];
}

type UnreadEnd = SyntaxError & {
  /** Where what follows the text begins. */
  readonly end: number;
};

/** Returns an error for each comment behind a text, which may be its end. Comments may stand on lines of their own. */
function unreadEnds(document: Document, source: string): UnreadEnd[] {
  const errors: UnreadEnd[] = [];
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      if (typeof value !== "string" || !range) return;
      const isBlock = type === "BLOCK_FOLDED" || type === "BLOCK_LITERAL";
      const [, comment] = isBlock
        ? (/^[|>][-+\d]*[ \t]+(#.*)/.exec(source.slice(range[0])) ?? [])
        : (/^[ \t]+(#.*)/.exec(source.slice(range[1])) ?? []);
      if (!comment) return;
      const message = `What follows “ #” isn’t read: “${comment}”. Put the whole text ${quote}, or delete the end.`;
      errors.push({ offset: range[0], end: range[2], message });
    },
  });
  return errors;
}

function repeatedFields(document: Document): SyntaxError[] {
  const errors: SyntaxError[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value))
          errors.push({
            offset: key.range?.[0] ?? 0,
            message: "This field stands twice. Delete one of them.",
          });
        names.add(key.value);
      }
    },
  });
  return errors;
}

/**
 * Returns an error for what YAML allows and content never has: anchors, aliases, tags, infinite numbers, and field names that
 * can't be read or that every object has already.
 */
function unusable(document: Document): SyntaxError[] {
  const errors: SyntaxError[] = [];
  visit(document, {
    Node: (_, node) => {
      if (isScalar(node) && typeof node.value === "number" && !Number.isFinite(node.value)) {
        const message = "This isn’t a number that can stand here. Write it in digits.";
        errors.push({ offset: node.range?.[0] ?? 0, message });
      }
      const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : undefined;
      if (!sign) return;
      const message = `A text that begins with “${sign}” must stand between "straight quotation marks".`;
      errors.push({ offset: node.range?.[0] ?? 0, message });
    },
    Pair: (_, { key }) => {
      // Objects have it already: what is written under it would vanish.
      const isReserved = isScalar(key) && key.value === "__proto__";
      if (isScalar(key) && key.value !== null && !isReserved) return;
      const message = isReserved
        ? `“${key.value}” ${unusableName}`
        : "This field has no name that can be read. Write a name, a colon, a space and the value.";
      errors.push({ offset: isNode(key) ? (key.range?.[0] ?? 0) : 0, message });
    },
  });
  return errors;
}

const quote = 'between "straight quotation marks"';
const general = `This line can’t be read. Begin it as far from the left as its neighbours, and put a text that contains “: ” or begins with a sign ${quote}.`;

function explainYaml(code: string): string {
  switch (code) {
    case "TAB_AS_INDENT":
      return "This line begins with a tab. Begin it with spaces.";
    case "MULTIPLE_DOCS":
      return "Three hyphens can’t stand here. Delete this line.";
    case "BAD_INDENT":
      return "This line doesn’t begin as far from the left as its neighbours. Add or delete spaces at its beginning.";
    case "MISSING_CHAR":
      return "A quotation mark, a bracket or a colon is missing in this line or above it.";
    case "UNEXPECTED_TOKEN":
      return `This line can’t be read. Put the whole of a text that begins with a quotation mark or a bracket ${quote}, and use “ ” inside it.`;
    case "BLOCK_AS_IMPLICIT_KEY":
      return `This line can’t be read. Put a text that contains “: ” ${quote}; if it has none, begin the line as far from the left as its neighbours.`;
    default:
      return general;
  }
}
