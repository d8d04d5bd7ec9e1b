import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { answerPages } from "../content/newsletter.ts";
import { indexFiles, type ServedFile } from "./files/file-index.ts";
import type { AnswerTemplates } from "./newsletter/answers.ts";

/** What the build left for the server. */
export type SiteBuild = {
  readonly files: ReadonlyMap<string, ServedFile>;
  /** The paths of the pages, without those that are only files. */
  readonly pages: ReadonlySet<string>;
  readonly contentSecurityPolicy: string;
  /** How many of the values and testimonials in its pages were made up. */
  readonly samples: number;
  readonly notFoundPage: ServedFile | undefined;
  readonly failedPageTemplate: string | undefined;
  /** The pages that answer the newsletter's form and links. */
  readonly answerTemplates: AnswerTemplates;
};

/** The policy of answers where there is no build: nothing may load. */
const strictest = "default-src 'none'; frame-ancestors 'none'";

/** Reads the build in a folder; where there is none, the functions still answer. */
export function readSiteBuild(folder: string): SiteBuild {
  const text = (file: string) => {
    const full = path.join(folder, file);
    return existsSync(full) ? readFileSync(full, "utf8") : undefined;
  };
  const site = text("site.json");
  const facts = site ? (JSON.parse(site) as { contentSecurityPolicy: string; samples?: number }) : undefined;
  const client = path.join(folder, "client");
  const { files, notFoundPage } = existsSync(client)
    ? indexFiles(client)
    : { files: new Map<string, ServedFile>(), notFoundPage: undefined };
  return {
    files,
    notFoundPage,
    pages: new Set(
      [...files].filter(([, file]) => file.contentType.startsWith("text/html")).map(([name]) => name),
    ),
    contentSecurityPolicy: facts?.contentSecurityPolicy ?? strictest,
    samples: facts?.samples ?? 0,
    failedPageTemplate: text("templates/contact-failed.html"),
    answerTemplates: Object.fromEntries(
      answerPages.flatMap((page) => {
        const template = text(`templates/newsletter-${page}.html`);
        return template === undefined ? [] : [[page, template]];
      }),
    ),
  };
}
