import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { answerPages } from "../content-model/schema/newsletter-answers.ts";
import { indexFiles, type ServedFile } from "./files/file-index.ts";
import { type PageTemplate, strictestPolicy } from "./http/response.ts";
import type { AnswerTemplates } from "./newsletter/routes.ts";

/** The contents of `build/site.json`. */
const siteFacts = z.object({
  /** The content security policy of each page and template, by file. */
  contentSecurityPolicies: z.record(z.string(), z.string()),
  /** The number of sample values and testimonials in the pages. */
  samples: z.number(),
  /** The id of the built files. */
  release: z.string(),
});

export type SiteFacts = z.infer<typeof siteFacts>;

/** The parts of the build that the server uses. */
export type SiteBuild = {
  readonly files: ReadonlyMap<string, ServedFile>;
  /** The URL paths of the pages, all in lower case. */
  readonly pages: ReadonlySet<string>;
  readonly samples: number;
  /** The id of the built files, by which one can ask the live site which ones it has. */
  readonly release: string;
  readonly notFoundPage: ServedFile | undefined;
  readonly failedPageTemplate: PageTemplate;
  readonly sentPageTemplate: PageTemplate;
  /** The response to a page request that threw. */
  readonly errorPageTemplate: PageTemplate;
  /** The response pages of the newsletter's form and links. */
  readonly answerTemplates: AnswerTemplates;
};

/** What the functions respond with to a browser while there is no build. */
export const noTemplate: PageTemplate = {
  html: "<!doctype html><html lang=en><title>[[title]][[notice.title]]</title><h1>[[title]][[notice.title]]</h1><p>[[text]][[notice.text]]</p>",
  contentSecurityPolicy: strictestPolicy,
};

/** Reads a build; without one, the functions still respond. Throws if a page has no policy, as in another version's. */
export function readSiteBuild(folder: string): SiteBuild {
  const text = (file: string) => {
    const full = path.join(folder, file);
    return existsSync(full) ? readFileSync(full, "utf8") : undefined;
  };
  const facts = readFacts(text("site.json"));
  const policyOf = (file: string) => {
    const policy = facts.contentSecurityPolicies[file];
    if (!policy) throw new Error(`${file} has no content security policy.`);
    return policy;
  };
  const template = (name: string): PageTemplate => {
    const file = `templates/${name}.html`;
    const html = text(file);
    return html === undefined ? noTemplate : { html, contentSecurityPolicy: policyOf(file) };
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
    release: facts.release,
    failedPageTemplate: template("contact-failed"),
    sentPageTemplate: template("contact-sent"),
    errorPageTemplate: template("error"),
    answerTemplates: Object.fromEntries(
      answerPages.map((page) => [page, template(`newsletter-${page}`)]),
    ) as AnswerTemplates,
  };
}

function readFacts(text: string | undefined): SiteFacts {
  if (text === undefined) return { contentSecurityPolicies: {}, samples: 0, release: "" };
  const read = siteFacts.safeParse(JSON.parse(text));
  if (!read.success) throw new Error("build/site.json comes from another version of the site.");
  return read.data;
}
