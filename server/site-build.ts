import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { indexFiles, type ServedFile } from "./files/file-index.ts";

/** What the build left for the server. */
export type SiteBuild = {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly contentSecurityPolicy: string;
  readonly notFoundPage: ServedFile | undefined;
  readonly failedPageTemplate: string | undefined;
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
  const client = path.join(folder, "client");
  return {
    ...(existsSync(client) ? indexFiles(client) : { files: new Map(), notFoundPage: undefined }),
    contentSecurityPolicy: site
      ? (JSON.parse(site) as { contentSecurityPolicy: string }).contentSecurityPolicy
      : strictest,
    failedPageTemplate: text("templates/contact-failed.html"),
  };
}
