import { parseAst } from "rolldown/parseAst";

/** A part of a parsed file, with its place in the text. */
type Part = { readonly type: string; readonly start: number; readonly [detail: string]: unknown };

/** Where things stand in the text of one file of `content/`. */
export type ContentSource = {
  /**
   * The line of a value.
   *
   * @param steps the name of an export, then the names and numbers that lead from it to the value
   * @returns the line, counted from 1; or undefined where the value is not written out in this file
   */
  lineOf(steps: readonly string[]): number | undefined;
  /** Where each object with `sample: true` begins, whether or not it can be reached from an export. */
  readonly markLines: readonly number[];
};

/** Reads the text of a file of `content/`. */
export function readContentSource(text: string): ContentSource {
  const program = parseAst(text, { lang: "ts" }) as unknown as Part;
  const constants = constantsOf(program);
  const lineAt = (part: Part) => text.slice(0, part.start).split("\n").length;
  return {
    lineOf: ([name = "", ...steps]) => {
      let found = bare(constants.get(name));
      for (const step of steps) {
        const next = found && inside(found, step);
        // A constant that is used by its name stands elsewhere in the file.
        found = bare(next?.type === "Identifier" ? constants.get(String(next.name)) : next);
      }
      return found && lineAt(found);
    },
    markLines: marksIn(program).map(lineAt),
  };
}

/** The values of the constants at the top of a file, by name. `default` is the default export. */
function constantsOf(program: Part): Map<string, Part> {
  const constants = new Map<string, Part>();
  for (const statement of parts(program.body)) {
    const declaration = (statement.declaration as Part | null | undefined) ?? statement;
    if (statement.type === "ExportDefaultDeclaration") constants.set("default", declaration);
    for (const { id, init } of parts(declaration.declarations)) {
      if (init) constants.set(String((id as Part).name), init as Part);
    }
  }
  return constants;
}

/** A value without what only TypeScript reads, such as `as const`. */
function bare(part: Part | undefined): Part | undefined {
  const wrapped = ["TSAsExpression", "TSSatisfiesExpression", "ParenthesizedExpression"];
  return part && wrapped.includes(part.type) ? bare(part.expression as Part) : part;
}

/** What stands at a name of an object, or at a number of a list. */
function inside(part: Part, step: string): Part | undefined {
  if (part.type === "ArrayExpression") {
    const elements = parts(part.elements);
    // After `...others` nobody can count.
    return elements.some(({ type }) => type === "SpreadElement") ? undefined : elements[Number(step)];
  }
  if (part.type !== "ObjectExpression") return undefined;
  return parts(part.properties).find((property) => nameOf(property) === step)?.value as Part | undefined;
}

const nameOf = (property: Part) => {
  const key = property.key as Part | undefined;
  return String(key?.name ?? key?.value);
};

/** Every object with `sample: true` in a part. */
function marksIn(part: Part): Part[] {
  const isMarked =
    part.type === "ObjectExpression" &&
    parts(part.properties).some((property) => {
      return nameOf(property) === "sample" && bare(property.value as Part | undefined)?.value === true;
    });
  return [
    ...(isMarked ? [part] : []),
    ...Object.values(part).flatMap((value) => parts(value).flatMap(marksIn)),
  ];
}

/** The parts in a value: one, a list, or none. */
const parts = (value: unknown): Part[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is Part => typeof item === "object" && item !== null && "type" in item,
  );
