import type { ServedFile } from "../files/file-index.ts";
import type { SiteBuild } from "../site-build.ts";

/** The parts of the build that the functions need, as JSON: the edge has no files to read, and serves the pages itself. */
export type EdgeBuild = Pick<
  SiteBuild,
  "samples" | "release" | "failedPageTemplate" | "errorPageTemplate" | "answerTemplates"
> & {
  readonly pages: readonly string[];
  readonly notFoundPage?: { readonly html: string } & Pick<ServedFile, "contentSecurityPolicy">;
};

/** Converts a build to JSON. */
export function packBuild(build: SiteBuild): EdgeBuild {
  const { samples, release, failedPageTemplate, errorPageTemplate, answerTemplates, notFoundPage, pages } =
    build;
  return {
    samples,
    release,
    failedPageTemplate,
    errorPageTemplate,
    answerTemplates,
    pages: [...pages],
    ...(notFoundPage && {
      notFoundPage: {
        html: notFoundPage.variants[0].body.toString("utf8"),
        ...(notFoundPage.contentSecurityPolicy && {
          contentSecurityPolicy: notFoundPage.contentSecurityPolicy,
        }),
      },
    }),
  };
}

/** Converts it back. The host compresses by itself. */
export function unpackBuild({ pages, notFoundPage, ...build }: EdgeBuild): SiteBuild {
  return {
    ...build,
    files: new Map(),
    pages: new Set(pages),
    notFoundPage: notFoundPage && {
      contentType: "text/html; charset=utf-8",
      cacheControl: "no-cache",
      ...(notFoundPage.contentSecurityPolicy && {
        contentSecurityPolicy: notFoundPage.contentSecurityPolicy,
      }),
      variants: [{ encoding: undefined, etag: "", body: Buffer.from(notFoundPage.html) }],
    },
  };
}
