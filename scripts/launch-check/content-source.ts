import { parseAst } from "rolldown/parseAst";

/** A node of the syntax tree. */
type Node = { readonly type: string; readonly start: number; readonly [detail: string]: unknown };

/** Source positions in one file of `content/`. */
export type ContentSource = {
  /**
   * Returns the line of a value, from 1, or undefined if this file doesn't contain it literally.
   *
   * @param steps the name of an export, then the keys and indexes that lead to the value
   */
  lineOf(steps: readonly string[]): number | undefined;
  /** First line of each object with `sample: true`, exported or not. */
  readonly markLines: readonly number[];
};

/** Parses a file of `content/`. */
export function readContentSource(text: string): ContentSource {
  const program = parseAst(text, { lang: "ts" }) as unknown as Node;
  const constants = constantsOf(program);
  const lineAt = (node: Node) => text.slice(0, node.start).split("\n").length;
  return {
    lineOf: ([name = "", ...steps]) => {
      let found = bare(constants.get(name));
      for (const step of steps) {
        const next = found && inside(found, step);
        // Follow references to constants.
        found = bare(next?.type === "Identifier" ? constants.get(String(next.name)) : next);
      }
      return found && lineAt(found);
    },
    markLines: marksIn(program).map(lineAt),
  };
}

/** Returns the top-level constants by name. `default` is the default export. */
function constantsOf(program: Node): Map<string, Node> {
  const constants = new Map<string, Node>();
  for (const statement of nodes(program.body)) {
    const declaration = (statement.declaration as Node | null | undefined) ?? statement;
    if (statement.type === "ExportDefaultDeclaration") constants.set("default", declaration);
    for (const { id, init } of nodes(declaration.declarations)) {
      if (init) constants.set(String((id as Node).name), init as Node);
    }
  }
  return constants;
}

/** Unwraps TypeScript syntax such as `as const`. */
function bare(node: Node | undefined): Node | undefined {
  const wrapped = ["TSAsExpression", "TSSatisfiesExpression", "ParenthesizedExpression"];
  return node && wrapped.includes(node.type) ? bare(node.expression as Node) : node;
}

/** Returns the node at a key of an object or an index of a list. */
function inside(node: Node, step: string): Node | undefined {
  if (node.type === "ArrayExpression") {
    const elements = nodes(node.elements);
    // A spread makes indexes unknown.
    return elements.some(({ type }) => type === "SpreadElement") ? undefined : elements[Number(step)];
  }
  if (node.type !== "ObjectExpression") return undefined;
  return nodes(node.properties).find((property) => nameOf(property) === step)?.value as Node | undefined;
}

const nameOf = (property: Node) => {
  const key = property.key as Node | undefined;
  return String(key?.name ?? key?.value);
};

/** Returns every object with `sample: true`. */
function marksIn(node: Node): Node[] {
  const isMarked =
    node.type === "ObjectExpression" &&
    nodes(node.properties).some((property) => {
      return nameOf(property) === "sample" && bare(property.value as Node | undefined)?.value === true;
    });
  return [
    ...(isMarked ? [node] : []),
    ...Object.values(node).flatMap((value) => nodes(value).flatMap(marksIn)),
  ];
}

/** Returns the nodes in a value: one, several or none. */
const nodes = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is Node => typeof item === "object" && item !== null && "type" in item,
  );
