import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg, release } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { timeZone } from "../../.generated/content/schedule.ts";
import { parseOptions } from "../../scripts/terminal/arguments.ts";
import { columns } from "../../scripts/terminal/format.ts";
import { outputOfSync } from "../../system/programs.ts";
import { chromiumOptions } from "../../tests/support/chromium.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { SiteServer } from "../../tests/support/site-server.ts";
import { medians } from "./median.ts";
import { type Figures, runLighthouse, type Throttling } from "./run-lighthouse.ts";
import { withoutScripts, wordsOnly } from "./stripped-page.ts";
import { startStrippedSite } from "./stripped-site.ts";

const help = `Measures built pages with Lighthouse's mobile profile, beside the same pages stripped:
once without scripts, once as words only (no scripts, styles, fonts or pictures).

  npm run bench                             six pages, five runs each
  npm run bench -- --page /contact          another page; repeatable
  npm run bench -- --runs 1                 the number of runs
  npm run bench -- --throttling devtools    slows the browser down instead of simulating it
  npm run bench -- --out FILE               the figures as JSON (default: test-results/bench.json)

Needs a build (npm run build) and Chromium (CHROME_PATH, or /usr/bin/chromium). Times vary with the machine: trust the
ratios, and let nothing else run.`;

const mainPages = [
  "/",
  "/8-week-mindfulness-course",
  "/coaching",
  "/contact",
  "/video-library",
  "/blog/benefits-of-meditation",
];
const variants = ["site", "no scripts", "words only"] as const;
type Row = { readonly page: string } & Readonly<Record<(typeof variants)[number], Figures>>;

async function run(): Promise<void> {
  const { values } = parseOptions(
    {
      page: { type: "string", multiple: true, default: mainPages },
      runs: { type: "string", default: "5" },
      throttling: { type: "string", default: "simulate" },
      out: { type: "string", default: "test-results/bench.json" },
      help: { type: "boolean", short: "h" },
    },
    { allowPositionals: false },
  );
  if (values.help) return console.info(help);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1.");
  if (values.throttling !== "simulate" && values.throttling !== "devtools")
    throw new Error("--throttling takes simulate or devtools.");

  console.info(describeMachine());
  const rows = await measure(values.page, runs, values.throttling);
  await mkdir(path.dirname(values.out), { recursive: true });
  await writeFile(values.out, JSON.stringify(rows, null, 2));
  console.info(`\n${table(rows)}\n\nAll figures: ${values.out}`);
}

/** Runs the variants of a page alternately, so that a change in the machine's load affects all of them. */
async function measure(pages: readonly string[], runs: number, throttling: Throttling): Promise<Row[]> {
  const site = await SiteServer.start();
  const bare = await startStrippedSite("build", withoutScripts);
  const plain = await startStrippedSite("build", wordsOnly);
  const origins = { site: site.url, "no scripts": bare.origin, "words only": plain.origin };
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumOptions(`--remote-debugging-port=${port}`),
    env: { ...process.env, TZ: timeZone },
  });
  const rows: Row[] = [];
  try {
    for (const page of pages) {
      console.info(`${page} ...`);
      const results: Record<(typeof variants)[number], Figures[]> = {
        site: [],
        "no scripts": [],
        "words only": [],
      };
      for (let count = 0; count < runs; count++) {
        for (const variant of variants) {
          results[variant].push(await runLighthouse(origins[variant] + page, port, throttling));
        }
      }
      const [full, scriptless, words] = variants.map((variant) => medians(results[variant]));
      if (full && scriptless && words)
        rows.push({ page, site: full, "no scripts": scriptless, "words only": words });
    }
    return rows;
  } finally {
    await browser.close();
    await bare.stop();
    await plain.stop();
    await site.stop();
  }
}

function table(rows: readonly Row[]): string {
  const whole = (value: number) => Math.round(value);
  const ratio = (value: number, base: number) => (base > 0 ? (value / base).toFixed(2) : "");
  const head = [
    "page",
    "bytes",
    "fonts",
    "pictures",
    "score",
    "TBT",
    "CLS",
    "LCP",
    "× no scripts",
    "× words only",
  ];
  return columns([
    head,
    ...rows.map((row) => {
      const { page, site } = row;
      return [
        page,
        site.bytes,
        site.fontBytes,
        site.pictureBytes,
        site.score,
        whole(site.tbt),
        site.cls.toFixed(3),
        whole(site.lcp),
        ratio(site.lcp, row["no scripts"].lcp),
        ratio(site.lcp, row["words only"].lcp),
      ];
    }),
  ]);
}

function describeMachine(): string {
  const commit = outputOfSync("git", ["rev-parse", "--short", "HEAD"]).trim();
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1);
  return `commit ${commit}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}, load ${load}`;
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
