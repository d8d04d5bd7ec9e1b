/** A page taken apart. The parts together are the whole page, so that nothing can differ unseen. */
export type PageParts = Readonly<
  Record<"text" | "structure" | "classes" | "styles" | "scripts" | "data" | "head", readonly string[]>
>;

/** What builds of the same site write differently, and what they write instead. */
const noise: readonly (readonly [RegExp, string])[] = [
  // The hash in an asset's name: in its path, in a page, or in another asset.
  [/(?<=(?:assets|\.)\/[\w.-]*)-[\w-]{8}(?=\.(?:svg|css|js|woff2|jpg|png|avif|webp)\b)/g, "-HASH"],
  // Empty marks that React leaves for its own client.
  [/<!--\/?\$[!?~]?-->/g, ""],
  // The time of the build, which calendar files must name.
  [/^(DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z/gm, "$1:TIME"],
  // Hashes of inline code, which is compared itself, and of all files.
  [/'sha256-[^']+'/g, "'HASH'"],
  [/("release": )"\w+"/g, '$1"HASH"'],
];

/** `[local]_[hash:base64:4]` of CSS modules; the length keeps other names with an underscore out. */
const classHash = /\b(_?[A-Za-z][\w-]*?)_[A-Za-z0-9+_-]{4}(?![\w-])/g;

const withoutClassHashes = (text: string) => text.replaceAll(classHash, "$1");

/** Returns a text file without hashes, times and marks of the framework. */
export const withoutNoise = (text: string): string =>
  noise.reduce((rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement), text);

/** Returns a style sheet or script without noise and the hashes in its class names. */
export const normalised = (text: string): string => withoutClassHashes(withoutNoise(text));

/** Takes a page without noise apart. */
export function partsOf(html: string): PageParts {
  const styles: string[] = [];
  const scripts: string[] = [];
  const data: string[] = [];
  const bare = html
    .replaceAll(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css: string) => `<style>${styles.push(css)}</style>`)
    .replaceAll(/<script([^>]*)>([\s\S]*?)<\/script>/g, (_, attributes: string, code: string) => {
      const list = /type="application\//.test(attributes) ? data : scripts;
      return `<script${attributes}>${list.push(code)}</script>`;
    });
  const tags: readonly string[] = bare.match(/<[^>]+>/g) ?? [];
  const body = bare.replace(/<head[\s\S]*?<\/head>/, "");
  return {
    text: decode(body.replaceAll(/<[^>]+>/g, "\n"))
      .split(/\s*\n\s*/)
      .filter(Boolean),
    structure: tags.map((tag) => tag.replaceAll(/\sclass="[^"]*"/g, "")),
    classes: tags.map((tag) => withoutClassHashes(/\sclass="([^"]*)"/.exec(tag)?.[1] ?? "")).filter(Boolean),
    styles: rulesByLayer(withoutClassHashes(styles.join(""))),
    scripts,
    data,
    head: bare.match(/<title>[^<]*<\/title>|<meta[^>]*>/g) ?? [],
  };
}

/** Returns the order of a style sheet's layers, and the rules of each: a layer may be written in one block or in several. */
function rulesByLayer(css: string): string[] {
  const layers = new Map<string, string>();
  const add = (layer: string, rules: string) => layers.set(layer, (layers.get(layer) ?? "") + rules);
  for (const block of outermostBlocks(css.replaceAll("\n", ""))) {
    const [, names] = /^@layer ([\w,. -]+);$/.exec(block) ?? [];
    const [start = "", layer] = /^@layer ([\w.-]+)\{/.exec(block) ?? [];
    if (names) for (const name of names.split(",")) add(name.trim(), "");
    else if (layer) add(layer, block.slice(start.length, -1));
    else add("(none)", block);
  }
  const rules = [...layers].flatMap(([name, text]) =>
    text
      .split("}")
      .filter(Boolean)
      .map((rule) => `${name}: ${rule}`),
  );
  return [`layers: ${[...layers.keys()].join(" ")}`, ...rules];
}

/** Splits a style sheet after each statement and block that is in no other. */
function outermostBlocks(css: string): string[] {
  const blocks: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}") depth--;
    if (depth > 0 || (css[at] !== "}" && css[at] !== ";")) continue;
    blocks.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return [...blocks, css.slice(start)].filter(Boolean);
}

const decode = (text: string) =>
  text
    .replaceAll("&#x27;", "’")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
