import { createHash } from "node:crypto";
import { cp, glob, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { rolldown } from "rolldown";
import { paths } from "../domain/pages.ts";
import { workerFile } from "../domain/practice-worker.ts";
import { countSamples } from "../launch-check/check-content.ts";
import { packBuild } from "../server/edge/edge-build.ts";
import { readSiteBuild, type SiteFacts } from "../server/site-build.ts";
import { replaceFolder } from "../system/files.ts";
import { contentSecurityPolicies } from "./content-security-policy.ts";
import type { RenderedFile, RenderedSite } from "./render-site.ts";
import { stampOf } from "./stamp.ts";

/** The pages that the server answers with; they have no URL of their own. */
export const isTemplate = (url: string) => /^\/(?:error|contact\/(?:failed|sent)|newsletter\/.*)$/.test(url);

/** Returns the file of a URL, below the build's folder. */
function fileOf(url: string, { contentType }: RenderedFile): string {
  if (isTemplate(url)) return `templates/${url.slice(1).replace("/", "-")}.html`;
  if (url === "/404") return "client/404.html";
  return path.posix.join("client", url, contentType.startsWith("text/html") ? "index.html" : "");
}

/** The policy of the practice room's service worker: it may fetch this site's files, and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Writes a rendered site with what its pages name in the program's folder. Returns the pages' policies by file. */
export async function writeSite(
  rendered: RenderedSite,
  program: string,
  folder: string,
): Promise<Record<string, string>> {
  const client = path.join(folder, "client");
  await cp(".generated/public", client, { recursive: true });

  const policies: Record<string, string> = { [`client/${workerFile}`]: workerPolicy };
  for (const [url, file] of rendered) {
    const name = fileOf(url, file);
    if (file.policy) policies[name] = file.policy;
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.body);
  }
  for (const part of ["client", "pages"]) {
    // Pages carry their styles, or name a style sheet that is rendered with them.
    const filter = (file: string) => !/\.(?:cjs|css)$/.test(file);
    await cp(path.join(program, part, "assets"), `${client}/assets`, { recursive: true, filter });
  }
  // The owner's own, such as a search engine's proof that the site is hers.
  const strictest = (await contentSecurityPolicies())({ scripts: [], styles: [] });
  for await (const file of glob("client/**/*.html", { cwd: folder })) {
    policies[file.replaceAll(path.sep, "/")] ??= strictest;
  }

  // Notes of tools, which other hosts than our own server might serve. `glob` does not see them.
  for (const name of await readdir(client, { recursive: true })) {
    const isHidden = path.basename(name).startsWith(".") && name !== ".well-known";
    if (isHidden) await rm(path.join(client, name), { recursive: true, force: true });
  }

  return policies;
}

/** Writes a build into a folder: the rendered site, what its pages name in the program's folder, and what hosts need. */
export async function finishBuild(rendered: RenderedSite, program: string, folder: string): Promise<void> {
  const client = path.join(folder, "client");
  const policies = await writeSite(rendered, program, folder);
  await makeWorker(client);

  const site: SiteFacts = {
    contentSecurityPolicies: policies,
    samples: await countSamples(process.cwd()),
    release: await stampOf(["client/**", "templates/**"], { folder, facts: JSON.stringify(policies) }),
  };
  await writeFile(`${folder}/site.json`, JSON.stringify(site, null, 2));

  await writeFile(`${folder}/edge.json`, JSON.stringify(packBuild(readSiteBuild(folder))));
  await compressFiles(client);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What was compressed by the last build, by the hash of the text: most pictures never change. */
const lastBuild = ".generated/compressed";

/** Writes a `.br` and a `.gz` beside each text file, if smaller. */
async function compressFiles(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{html,css,js,svg,xml,txt,webmanifest,ics}`));
  const [before, now] = [lastBuild, `${lastBuild}.unfinished`];
  // Left by a build that was killed: its last file may be half written.
  await rm(now, { recursive: true, force: true });
  await mkdir(now, { recursive: true });
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const kept = createHash("sha256").update(text).digest("hex");
      for (const [ending, compress] of Object.entries(methods)) {
        const name = `${kept}.${ending}`;
        const compressed = await readFile(path.join(before, name)).catch(() => compress(text));
        await writeFile(path.join(now, name), compressed);
        if (compressed.length < text.length) await writeFile(`${file}.${ending}`, compressed);
      }
    }),
  );
  replaceFolder(before, now);
}

const methods = {
  br: (text: Buffer) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => zip(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes the practice room's service worker into a built site, with what it keeps: the page, and every file that it names. */
async function makeWorker(client: string): Promise<void> {
  const code = await bundled("site/pages/practise/keep.worker.ts");
  const list = await roomFiles(client);
  const before = `self.roomPath=${JSON.stringify(paths.practise)};self.roomFiles=${JSON.stringify(list)};\n`;
  await writeFile(path.join(client, workerFile), before + code);
}

/** Returns a service worker with all that it imports, as one script. */
export async function bundled(file: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    // Workbox logs in development.
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code;
}

/** Lists the page and its files. The names of files in `assets` have a hash of their content, so they need no revision. */
async function roomFiles(client: string) {
  const html = await readFile(path.join(client, paths.practise, "index.html"), "utf8");
  const assets = new Set(html.match(/\/assets\/[\w.-]+/g));
  const revision = createHash("sha256").update(html).digest("base64url").slice(0, 16);
  return [{ url: paths.practise, revision }, ...[...assets].sort().map((url) => ({ url, revision: null }))];
}
