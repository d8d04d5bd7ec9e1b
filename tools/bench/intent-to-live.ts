import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { timeZone } from "../../.generated/content/schedule.ts";
import { parseOptions } from "../../scripts/terminal/arguments.ts";
import { columns } from "../../scripts/terminal/format.ts";
import { chromiumOptions } from "../../tests/support/chromium.ts";
import { medians } from "./median.ts";

const help = `Measures a form from a visitor's first focus until React runs in it, on a slow phone (1.6 Mbps, 150 ms,
CPU × 4). Several running sites are measured alternately:

  node tools/bench/intent-to-live.ts http://localhost:3000 [http://localhost:3001 ...] [--runs 5]`;

/** The first field of a form on each page. */
const fields = { "/contact": "#name", "/blog/benefits-of-meditation": "#newsletter-email" } as const;
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const slowCpu = 4;
/** Long enough for a page to finish loading, and for late requests to be counted. */
const settleMs = 2500;

/** Milliseconds, requests and bytes over the wire, from focus until React has hydrated the form. */
type Hydration = { readonly live: number; readonly requests: number; readonly bytes: number };

async function measureHydration(browser: Browser, url: string, field: string): Promise<Hydration> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await page.addInitScript(recordHydration);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slowNetwork);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowCpu });
    const sizes: number[] = [];
    session.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
    await page.goto(url, { waitUntil: "load" });
    await sleep(settleMs);
    const atLoad = sizes.length;
    await page.focus(field);
    const live = await page.waitForFunction(() => (globalThis as unknown as { live?: number }).live);
    await sleep(settleMs);
    const requested = sizes.slice(atLoad);
    return {
      live: Number(await live.jsonValue()),
      requests: requested.length,
      bytes: requested.reduce((sum, size) => sum + size, 0),
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page. React sets `novalidate` when it takes over a form. */
function recordHydration() {
  const start = ({ timeStamp }: Event) => {
    const look = () => {
      if (!document.querySelector("main form[novalidate]")) return void setTimeout(look);
      Object.assign(globalThis, { live: performance.now() - timeStamp });
    };
    look();
  };
  addEventListener("focusin", start, { capture: true, once: true });
}

const { values, positionals } = parseOptions({
  runs: { type: "string", default: "5" },
  help: { type: "boolean", short: "h" },
});
if (values.help || positionals.length === 0) {
  console.info(help);
  process.exit(0);
}
const browser = await chromium.launch({ ...chromiumOptions(), env: { ...process.env, TZ: timeZone } });
for (const [path, field] of Object.entries(fields)) {
  const results = positionals.map(() => [] as Hydration[]);
  for (let run = 0; run < Number(values.runs); run++) {
    for (const [index, origin] of positionals.entries()) {
      results[index]?.push(await measureHydration(browser, origin + path, field));
    }
  }
  const rows = results.map((runs, index) => {
    const { live, requests, bytes } = medians(runs);
    return [positionals[index] ?? "", Math.round(live), requests, bytes];
  });
  console.info(`${path}\n${columns([["site", "ms", "requests", "bytes"], ...rows])}\n`);
}
await browser.close();
