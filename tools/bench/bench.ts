import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import indexedPaths from "../../app/seo/indexed-paths.server.ts";
import { SiteServer } from "../../tests/support/site-server.ts";
import { startBrowser } from "./browser.ts";
import { emptyPath, startLimitServer } from "./limit-server.ts";
import { describeMachine } from "./machine.ts";
import { measureAlone, measurePage, type PageFigures } from "./measure-pages.ts";
import { measureServer } from "./measure-server.ts";
import { tables } from "./report.ts";

const help = `How fast the built site is, beside the same pages without any script, and its server beside nginx.

  npm run bench                       every page: five runs of six pages and of the server, one of the rest
  npm run bench -- --quick            one run of two pages, a short look at the server
  npm run bench -- --page /contact    five runs of this page alone; may be given again
  npm run bench -- --runs 3           so many runs of a page instead of five
  npm run bench -- --no-server        without the server's part
  npm run bench -- --no-pages         the server's part alone
  npm run bench -- --out FILE         where the figures go as JSON (test-results/bench.json)

It needs a build (npm run build) and an installed Chromium (CHROME_PATH, or /usr/bin/chromium); the server's part Debian's
packages wrk, nginx-light and libnginx-mod-http-brotli-static. Let nothing else run meanwhile: the times are the machine's.`;

/** Six pages of different kinds: measured more often, and with real throttling too. */
const mainPages = [
  "/",
  "/8-week-mindfulness-course",
  "/sunday-class",
  "/contact",
  "/video-library",
  "/blog/benefits-of-meditation",
] as const;
const everyPage = [...new Set([...mainPages, ...indexedPaths])];
const folder = "build/client";
const fullLoad = { rounds: 5, seconds: 3, restSeconds: 30 };
const quickLoad = { rounds: 1, seconds: 2, restSeconds: 2 };

async function run() {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      quick: { type: "boolean", default: false },
      page: { type: "string", multiple: true },
      runs: { type: "string", default: "5" },
      server: { type: "boolean", default: true },
      pages: { type: "boolean", default: true },
      out: { type: "string", default: "test-results/bench.json" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return console.info(help);
  const runs = values.quick ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1.");
  const some = values.page ?? (values.quick ? mainPages.slice(0, 2) : everyPage);
  const paths = values.pages ? some : [];

  const site = await SiteServer.start();
  const limit = await startLimitServer("build");
  const bench = await startBrowser();
  try {
    const machine = describeMachine((await bench.browser.version()).replace(/^.*\//, ""));
    // Alone and first: what follows keeps the machine warm.
    const server = values.server
      ? await measureServer(site, folder, values.quick ? quickLoad : fullLoad)
      : undefined;
    const pages: PageFigures[] = [];
    const empty = values.pages ? await measureAlone(bench, limit.address + emptyPath, runs) : [];
    const report = { machine, empty, pages, server };
    await mkdir(path.dirname(values.out), { recursive: true });
    // At once and after each page, so that a run that is broken off is not lost.
    const keep = () => writeFile(values.out, JSON.stringify(report, null, 2));
    await keep();
    for (const page of paths) {
      console.info(`${page} ...`);
      const isMain = mainPages.some((main) => main === page);
      const isAskedFor = values.page !== undefined;
      const addresses = { site: site.address, limit: limit.address };
      pages.push(await measurePage(bench, addresses, page, isMain || isAskedFor ? runs : 1, isMain));
      await keep();
    }
    console.info(`\n${tables(report)}\n\nAll figures: ${values.out}`);
  } finally {
    await bench.browser.close();
    limit.stop();
    await site.stop();
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
