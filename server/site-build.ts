import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { answerPages } from "../content/newsletter.ts";
import { indexFiles, type ServedFile } from "./files/file-index.ts";
import type { PageTemplate } from "./http/page-template.ts";
import type { AnswerTemplates } from "./newsletter/answers.ts";

/** What stands in `build/site.json`. */
const siteFacts = z.object({
  /** The content security policy of each page and template, by its file in the build. */
  contentSecurityPolicies: z.record(z.string(), z.string()),
  /** How many of the values and testimonials in the pages were made up. */
  samples: z.number(),
});

export type SiteFacts = z.infer<typeof siteFacts>;

/** What the build left for the server. */
export type SiteBuild = {
  readonly files: ReadonlyMap<string, ServedFile>;
  /** The paths of the pages, without those that are only files. */
  readonly pages: ReadonlySet<string>;
  /** How many of the values and testimonials in its pages were made up. */
  readonly samples: number;
  readonly notFoundPage: ServedFile | undefined;
  readonly failedPageTemplate: PageTemplate | undefined;
  /** The answer to a page request that threw. */
  readonly errorPageTemplate: PageTemplate | undefined;
  /** The pages that answer the newsletter's form and links. */
  readonly answerTemplates: AnswerTemplates;
};

/**
 * Reads the build in a folder; where there is none, the functions still answer.
 *
 * @throws Error where a page of it has no policy, as in a build of another version
 */
export function readSiteBuild(folder: string): SiteBuild {
  const text = (file: string) => {
    const full = path.join(folder, file);
    return existsSync(full) ? readFileSync(full, "utf8") : undefined;
  };
  const facts = readFacts(text("site.json"));
  const policyOf = (file: string) => {
    const policy = facts.contentSecurityPolicies[file];
    if (!policy) throw new Error(`There is no content security policy of ${file}.`);
    return policy;
  };
  const template = (name: string): PageTemplate | undefined => {
    const file = `templates/${name}.html`;
    const html = text(file);
    return html === undefined ? undefined : { html, contentSecurityPolicy: policyOf(file) };
  };
  const client = path.join(folder, "client");
  const { files, notFoundPage } = existsSync(client)
    ? indexFiles(client, (name) => policyOf(`client/${name}`))
    : { files: new Map<string, ServedFile>(), notFoundPage: undefined };
  return {
    files,
    notFoundPage,
    pages: new Set(
      [...files].filter(([, file]) => file.contentType.startsWith("text/html")).map(([name]) => name),
    ),
    samples: facts.samples,
    failedPageTemplate: template("contact-failed"),
    errorPageTemplate: template("error"),
    answerTemplates: Object.fromEntries(
      answerPages.flatMap((page) => {
        const found = template(`newsletter-${page}`);
        return found ? [[page, found]] : [];
      }),
    ),
  };
}

function readFacts(text: string | undefined): SiteFacts {
  if (text === undefined) return { contentSecurityPolicies: {}, samples: 0 };
  const read = siteFacts.safeParse(JSON.parse(text));
  if (!read.success) throw new Error("build/site.json is of another version of the site.");
  return read.data;
}
