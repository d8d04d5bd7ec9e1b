import { isCollection, isMap, isNode, isPair, LineCounter, type Node, parseDocument } from "yaml";
import type { FieldPath } from "./field-path.ts";
import type { Problem } from "./problem.ts";

/** A content file as it was written. */
export type SourceFile = {
  readonly file: string;
  /** The parsed YAML; undefined if it can't be parsed. */
  readonly data: unknown;
  /** What is wrong with the YAML itself. */
  readonly problems: readonly Problem[];
  /** Returns the line of a field; of the closest field around it if it is missing. */
  lineOf(path: FieldPath): number;
};

/** Parses a YAML file and keeps the position of each value. */
export function parseSource(file: string, source: string): SourceFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);
  const problems = document.errors.map(
    ({ pos: [offset], code, message }): Problem => ({
      severity: "error",
      file,
      line: lineAt(offset),
      field: "",
      message: explainYaml(code, message),
    }),
  );
  return {
    file,
    data: problems.length > 0 ? undefined : withoutEmpty(document.toJS({ maxAliasCount: 100 })),
    problems,
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
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

/** A field without a value counts as left out, and text ends where its words do. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutEmpty(inner)]),
  );
}

function explainYaml(code: string, message: string): string {
  switch (code) {
    case "DUPLICATE_KEY":
      return "This field stands twice. Delete one of them.";
    case "TAB_AS_INDENT":
      return "This line begins with a tab. Begin it with spaces.";
    case "BAD_INDENT":
    case "UNEXPECTED_TOKEN":
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MISSING_CHAR":
    case "BAD_SCALAR_START":
    case "BLOCK_IN_FLOW":
    case "MULTILINE_IMPLICIT_KEY":
      return `This line can’t be read: ${firstLine(message)}. Begin it as far from the left as its neighbours, and put a text that contains “: ” or begins with a quotation mark between "straight quotation marks".`;
    default:
      return `This can’t be read: ${firstLine(message)}.`;
  }
}

const firstLine = (message: string) => (message.split("\n")[0] ?? "").replace(/\.$/, "");
