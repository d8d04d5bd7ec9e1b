import { cp, glob, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { business } from "#content/business";
import { state } from "#content/state";
import { videoItems } from "../../app/components/video/video-items.ts";
import { islandsDirectory, unfinishedBuild } from "../../app/rendering/build-directories.ts";
import { answerPages } from "../../app/routes/newsletter/answer-pages.ts";
import { workerFile, workerPolicy } from "../../app/routes/practise/offline/worker-file.ts";
import { packBuild } from "../../server/edge/edge-build.ts";
import { readSiteBuild, type SiteFacts } from "../../server/site-build.ts";
import { countSamples } from "../launch-check/run-checks.ts";
import { compressFiles } from "./compress-files.ts";
import { contentSecurityPolicies } from "./content-security-policy.ts";
import { heavyPages } from "./heavy-pages.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { makeWorker } from "./make-worker.ts";
import { makeStaticHost } from "./static-host.ts";

const folder = unfinishedBuild;
const client = `${folder}/client`;

/** Turns React Router's output into the folder that is served. */
export async function finishBuild(): Promise<void> {
  await cp(`${client}/404/index.html`, `${client}/404.html`);
  await rm(`${client}/404`, { recursive: true });

  // The server answers with these; they have no URL of their own.
  await mkdir(`${folder}/templates`, { recursive: true });
  for (const page of ["error", "contact/failed", ...answerPages.map((answer) => `newsletter/${answer}`)]) {
    await rename(`${client}/${page}/index.html`, `${folder}/templates/${page.replace("/", "-")}.html`);
    await rm(`${client}/${page}`, { recursive: true });
  }
  await rm(`${client}/newsletter`, { recursive: true });

  // Rendered all pages already.
  await rm(`${folder}/server`, { recursive: true });
  await replaceModulesWithIslands();
  for await (const file of glob(`${client}/**/*.data`)) await rm(file, { recursive: true, force: true });

  // Notes of tools, which other hosts than our own server might serve. `glob` does not see them.
  for (const name of await readdir(client, { recursive: true })) {
    const isHidden = path.basename(name).startsWith(".") && name !== ".well-known";
    if (isHidden) await rm(path.join(client, name), { recursive: true, force: true });
  }

  await makeWorker(client);

  const site: SiteFacts = {
    contentSecurityPolicies: await policies(),
    samples: await countSamples(process.cwd()),
    state,
  };
  await writeFile(`${folder}/site.json`, JSON.stringify(site, null, 2));

  // For hosts other than our own server.
  const build = readSiteBuild(folder);
  await writeFile(`${folder}/edge.json`, JSON.stringify(packBuild(build)));
  await makeStaticHost(client, `${folder}/static`, build.files);

  await compressFiles(client);
  for (const notice of await heavyPages(client)) console.info(notice);
}

/**
 * Puts the islands in the place of the modules that React Router built for the browser: it builds every route, but no
 * page loads them.
 */
async function replaceModulesWithIslands(): Promise<void> {
  for await (const file of glob(`${client}/assets/*.js`)) await rm(file);
  await cp(`${islandsDirectory}/assets`, `${client}/assets`, {
    recursive: true,
    filter: (file) => !file.endsWith(".css"),
  });
}

/** The policy of each page and template, and of the worker, by file. */
async function policies(): Promise<Record<string, string>> {
  const policyOf = await contentSecurityPolicies({
    scripts: await inlineScripts(),
    videos: videoItems.some(({ youtube }) => youtube),
    measurementId: business.analytics.measurementId ?? "",
    functionsAt: business.functions.url,
    formsTo: listAddresses(business.newsletterList),
  });
  const byFile: Record<string, string> = { [`client/${workerFile}`]: workerPolicy };
  for await (const file of glob(["client/**/*.html", "templates/*.html"], { cwd: folder })) {
    byFile[file.replaceAll(path.sep, "/")] = policyOf(await readFile(path.join(folder, file), "utf8"));
  }
  return byFile;
}

/** Where the form of an outside mailing list may lead. */
const listAddresses = (list: typeof business.newsletterList): readonly string[] =>
  list ? [list.url, ...(list.redirectsTo ?? [])] : [];
