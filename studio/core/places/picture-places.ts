import { createHash } from "node:crypto";
import path from "node:path";
import { articlePath } from "../../../domain/pages.ts";
import type { Change } from "../content/change.ts";
import { isPage, type Rendered } from "./compare/compare-renderings.ts";
import type { Place } from "./compare/place.ts";

/**
 * Lists the pages that show a changed picture: those whose markup names it in one of two states.
 *
 * @param titleOf what the owner calls a page
 */
export function placesOfPicture(
  picture: Pick<Change, "file" | "before" | "after">,
  before: Pick<Rendered, "files">,
  after: Pick<Rendered, "files">,
  titleOf: (page: string) => string,
): Place[] {
  const named = nameInMarkup(picture.file);
  // Its page shows another picture without it.
  const { dir, name } = path.posix.parse(picture.file);
  const ownPage = dir === "content/articles" ? articlePath(name) : undefined;
  const pages = [...new Map([...before.files, ...after.files])].filter(
    ([page, file]) =>
      isPage(file) &&
      (page === ownPage || [before, after].some(({ files }) => named.test(files.get(page)?.body ?? ""))),
  );
  return pages.map(([page]) => ({
    id: createHash("sha256").update(`${picture.file} ${page}`).digest("base64url").slice(0, 12),
    kind: "picture",
    page,
    pageTitle: titleOf(page),
    where: "The picture",
    before: picture.before === undefined ? undefined : [{ text: "as it was", changed: false }],
    after: picture.after === undefined ? undefined : [{ text: "the new one", changed: true }],
    pages: [page],
    everywhere: false,
    show: after.files.has(page) ? page : undefined,
  }));
}

/** Photographs keep their name; an article's picture is cropped, and its name gets a hash (`scripts/draw-articles.ts`). */
function nameInMarkup(file: string): RegExp {
  const { name } = path.posix.parse(file);
  return file.startsWith("public/")
    ? new RegExp(`${RegExp.escape(file.replace("public", ""))}(?![\\w.-])`)
    : new RegExp(`/article-${RegExp.escape(name)}(?:-tall)?-[\\w-]{8}\\.(?:avif|jpg|svg)`);
}
