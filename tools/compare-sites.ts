import { type Browser, chromium } from "@playwright/test";
import { parseOptions } from "../command-line/arguments.ts";
import { exitWith } from "../command-line/explain-error.ts";
import { columns } from "../command-line/format.ts";
import { chromiumOptions } from "../tests/support/chromium.ts";

const help = `Compares when pages of two or more sites are first painted: alternately, in one run, so that the ratios hold on any machine.

  node tools/compare-sites.ts URL URL [URL ...] [--runs 5]

A phone of 390 × 844 at 1.6 Mbps and 150 ms, with a processor four times slower. Prints medians, and ratios to the first URL.`;

type Load = { readonly first: number; readonly largest: number; readonly bytes: number };

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Loads a page as a new visitor; returns its first and largest paint in milliseconds, and the bytes of everything it loaded. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "networkidle" });
  const paints = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)?.startTime ?? 0;
          const [first] = performance.getEntriesByName("first-contentful-paint");
          resolve({ first: first?.startTime ?? 0, largest });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return { ...paints, bytes };
}

async function run() {
  const { values, positionals: urls } = parseOptions({
    runs: { type: "string", default: "5" },
    help: { type: "boolean", short: "h" },
  });
  if (values.help || urls.length < 2) return console.info(help);
  const browser = await chromium.launch(chromiumOptions());
  const loads = new Map<string, Load[]>(urls.map((url) => [url, []]));
  for (let turn = 0; turn < Number(values.runs); turn++) {
    for (const [url, known] of loads) known.push(await load(browser, url));
  }
  await browser.close();
  const ratio = (value: number, base: number) => `${Math.round(value)} (${(value / base).toFixed(2)})`;
  const all = [...loads].map(([url, known]) => {
    const of = (name: keyof Load) => median(known.map((one) => one[name]));
    return { url, first: of("first"), largest: of("largest"), bytes: of("bytes") };
  });
  const [base] = all;
  if (!base) return;
  const rows = all.map(({ url, first, largest, bytes }) => [
    url,
    ratio(first, base.first),
    ratio(largest, base.largest),
    ratio(bytes, base.bytes),
  ]);
  console.info(columns([["", "first paint, ms", "largest paint, ms", "bytes"], ...rows]));
}

await run().catch(exitWith);
