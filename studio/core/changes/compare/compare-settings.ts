import { exportName } from "../../../../content-compiler/write-snapshot.ts";
import type { Content, ContentName } from "../../../../content-schema/content-files.ts";
import { contentSecurityPolicies } from "../../../../scripts/build/content-security-policy.ts";
import type { IslandContent } from "../renderer/island-content.ts";
import type { Rendered } from "./compare-renderings.ts";
import { flattenJson } from "./flatten-json.ts";
import type { Difference, FileDifferences, PlaceKind } from "./place.ts";

/**
 * Lists what differs beside the rendered files: redirects, the words in pictures for sharing, which other sites pages may
 * use, and the words that islands show once they run.
 *
 * @param found what differs in the rendered files: words listed there aren't listed again
 */
export async function compareSettings(
  before: Rendered,
  after: Rendered,
  islands: readonly IslandContent[],
  found: readonly FileDifferences[],
): Promise<FileDifferences[]> {
  return [
    ...comparePaths("redirect", "Leads to", redirectsOf(before.content), redirectsOf(after.content)),
    ...comparePaths(
      "share-picture",
      "Words in the picture when shared",
      picturesOf(before),
      picturesOf(after),
    ),
    ...comparePaths(
      "policy",
      "Other sites that pages may use",
      await policiesOf(before),
      await policiesOf(after),
    ),
    ...compareIslands(before, after, islands, found),
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

async function policiesOf({ content }: Rendered): Promise<Map<string, string>> {
  const policyOf = await contentSecurityPolicies(allowedBy(content));
  // Each page adds the hashes of its own scripts, which are compared as markup.
  return new Map([["/", policyOf("")]]);
}

/** Returns which other sites the pages of a state need, as `scripts/build/finish-build.ts` does. */
export const allowedBy = ({ business, practices, lessons }: Content) => ({
  videos: [...practices, ...lessons].some(({ youtube }) => youtube),
  measurementId: business.analytics.measurementId ?? "",
  functionsAt: business.functions.url,
  formsTo: business.newsletterList
    ? [business.newsletterList.url, ...(business.newsletterList.redirectsTo ?? [])]
    : [],
});

function compareIslands(
  before: Rendered,
  after: Rendered,
  islands: readonly IslandContent[],
  found: readonly FileDifferences[],
): FileDifferences[] {
  const listed = found.flatMap(({ differences }) =>
    differences.map((each) => `${each.before}\n${each.after}`),
  );
  return islands.flatMap(({ url, imports }) => {
    const differences = imports.flatMap(({ file, name }): Difference[] => {
      const [old, drafted] = [before, after].map(({ content }) => textsOf(content, file, name));
      return [...new Set([...(old?.keys() ?? []), ...(drafted?.keys() ?? [])])].flatMap(
        (path): Difference[] => {
          const [a, b] = [old?.get(path), drafted?.get(path)];
          if (a === b || listed.some((texts) => texts.includes(a ?? "") && texts.includes(b ?? "")))
            return [];
          return [{ kind: "after-click", where: "Once one uses it", before: a, after: b }];
        },
      );
    });
    if (differences.length === 0) return [];
    return [...after.files]
      .filter(([, { body }]) => body.includes(`"${url} `) || body.includes(`"${url}"`))
      .map(([path]) => ({ path, differences }));
  });
}

/** Returns the texts in an export of the compiled content by their path. */
function textsOf(content: Content, file: string, name: string): Map<string, string> {
  const whole = content[file as ContentName] as unknown as Readonly<Record<string, unknown>> | undefined;
  const value = name === exportName(file as ContentName) ? whole : whole?.[name];
  return new Map(flattenJson(value ?? "").map(({ path, value: text }) => [`${file} ${name} ${path}`, text]));
}
