/** A value in a JSON document. */
export type JsonValue = {
  /** Stays the same when entries are added around it. */
  readonly path: string;
  /** Where it is in plain words: "Course, offers". */
  readonly where: string;
  /** Its name and value: "price 240". */
  readonly text: string;
  readonly value: string;
};

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Lists the values of a JSON document, such as a page's structured data. */
export function flattenJson(value: unknown, path = "", where: readonly string[] = []): JsonValue[] {
  if (!isNode(value)) {
    const name = where.at(-1) ?? "";
    const inside = [...new Set(where.slice(0, -1))].join(", ");
    return [{ path, where: inside, text: `${name} ${String(value)}`.trim(), value: String(value) }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) =>
      flattenJson(entry, `${path}[${keyOf(entry, index)}]`, where),
    );
  }
  const type = typeof value["@type"] === "string" ? value["@type"] : undefined;
  const here = type && where.length === 0 ? [inWords(type)] : where;
  return Object.entries(value).flatMap(([key, entry]) =>
    key === "@context" || key === "@type"
      ? []
      : flattenJson(entry, `${path}.${key}`, [...here, inWords(key)]),
  );
}

/** Returns what identifies an entry of a list. */
function keyOf(entry: unknown, index: number): string {
  if (!isNode(entry)) return String(entry);
  const key = entry["@id"] ?? entry.id ?? entry.url ?? entry.name;
  return typeof key === "string" ? key : String(index);
}

/** Returns a property's name in words: "price range" for `priceRange`. */
const inWords = (name: string) =>
  name
    .replace("@", "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/ [A-Z]/g, (letter) => letter.toLowerCase());
