import type { Content } from "../../../../content-model/schema/content-files.ts";
import type { Rendered } from "./compare-renderings.ts";
import { flattenJson } from "./flatten-json.ts";
import type { Difference, FileDifferences, PlaceKind } from "./place.ts";

/**
 * Lists what differs beside the rendered files: redirects, the words in pictures for sharing, which other sites pages may
 * use, and the words that islands show once they run.
 *
 * @param found what differs in the rendered files: words listed there aren't listed again
 */
export function compareSettings(
  before: Rendered,
  after: Rendered,
  found: readonly FileDifferences[],
): FileDifferences[] {
  return [
    ...comparePaths("redirect", "Leads to", redirectsOf(before.content), redirectsOf(after.content)),
    ...comparePaths(
      "share-picture",
      "Words in the picture when shared",
      picturesOf(before),
      picturesOf(after),
    ),
    ...comparePaths("policy", "Other sites that pages may use", policyOf(before), policyOf(after)),
    ...compareIslands(before, after, found),
  ];
}

/** Compares texts by the URL path of what they belong to. */
function comparePaths(
  kind: PlaceKind,
  where: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): FileDifferences[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => ({
      path,
      differences: [{ kind, where, before: before.get(path), after: after.get(path) }],
    }));
}

const redirectsOf = ({ redirects }: Content) => new Map(redirects.map(({ from, to }) => [from, to]));

/** The words that `scripts/draw.ts` and `scripts/draw-articles.ts` draw into pictures. */
function picturesOf({ content, files }: Rendered): Map<string, string> {
  const { business, common } = content;
  const titles: Readonly<Record<string, string>> = {
    "/og-image.jpg": common.sharing.pictureWords.join(" "),
    "/og-course.jpg": common.sharing.coursePictureWords.join(" "),
    "/og-class.jpg": content["pages/sunday-class"].meta.title,
    "/og-coaching.jpg": content["pages/personal-coaching"].meta.title,
    "/og-enrol.jpg": content["pages/enrol"].meta.title,
  };
  const articles = [...files].flatMap(([path, { body }]): [string, string][] => {
    const slug = /^\/blog\/(.+)$/.exec(path)?.[1];
    const title = /<meta property="og:title" content="([^"]*)"/.exec(body)?.[1] ?? "";
    return slug ? [[`/share/${slug}.jpg`, title.replace(/ \| .*/, "")]] : [];
  });
  return new Map(
    [...Object.entries(titles), ...articles].map(([path, title]) => [path, `${business.name}: ${title}`]),
  );
}

/** Each page allows its own scripts and styles, too, which are compared as markup. */
const policyOf = ({ files }: Rendered) =>
  new Map([["/", (files.get("/")?.policy ?? "").replaceAll(/ 'sha256-[^']+'/g, "")]]);

/** Lists the words that islands show once they run: what the import maps of the pages name. */
function compareIslands(
  before: Rendered,
  after: Rendered,
  found: readonly FileDifferences[],
): FileDifferences[] {
  const listed = found.flatMap(({ differences }) =>
    differences.map((each) => `${each.before}\n${each.after}`),
  );
  const isListed = (a = "", b = "") => listed.some((texts) => texts.includes(a) && texts.includes(b));
  return [...after.files.keys()].flatMap((path) => {
    // All of a new page is new.
    if (!before.files.has(path)) return [];
    const [old, drafted] = [islandTexts(before, path), islandTexts(after, path)];
    const differences = [...new Set([...old.keys(), ...drafted.keys()])].flatMap((key): Difference[] => {
      const [a, b] = [old.get(key), drafted.get(key)];
      if (a === b || isListed(a, b)) return [];
      return [{ kind: "after-click", where: "After the first press", before: a, after: b }];
    });
    return differences.length > 0 ? [{ path, differences }] : [];
  });
}

/** Returns the texts of the content that the islands on a page import, by file, export and path. */
function islandTexts({ files }: Rendered, page: string): Map<string, string> {
  const map = /<script type="importmap">(.*?)<\/script>/.exec(files.get(page)?.body ?? "")?.[1];
  if (!map) return new Map();
  const { imports } = JSON.parse(map) as { imports: Readonly<Record<string, string>> };
  const texts = Object.entries(imports).flatMap(([file, url]) =>
    [...(files.get(url)?.body ?? "").matchAll(/^export const (\w+)=(.*);$/gm)].flatMap(
      ([, name, json = ""]) =>
        flattenJson(JSON.parse(json)).map(({ path, value }): [string, string] => [
          `${file} ${name} ${path}`,
          value,
        ]),
    ),
  );
  return new Map(texts);
}
