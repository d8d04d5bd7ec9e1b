import type { BenchBrowser } from "./browser.ts";
import { type LighthouseFigures, lookWithLighthouse } from "./lighthouse.ts";
import { medians } from "./median.ts";
import { comeToLife, type LivelyFigures, lookThrottled, type ThrottledFigures } from "./throttled.ts";

/** A page beside its limit: the same page without its scripts. Medians of the runs. */
export type PageFigures = {
  readonly path: string;
  readonly runs: number;
  readonly simulated: Sides<LighthouseFigures>;
  /** Of main routes alone. */
  readonly throttled?: Sides<ThrottledFigures> & { readonly live: LivelyFigures };
};

type Sides<Figures> = { readonly site: Figures; readonly limit: Figures };
type Some<Item> = readonly [Item, ...Item[]];

/** Where the site and its limit are served. */
export type Addresses = Sides<string>;

/**
 * Measures a page and its limit in turn, so that what else the machine does falls on both.
 *
 * @param isMain whether it is measured with real throttling too
 */
export async function measurePage(
  { browser, port }: BenchBrowser,
  addresses: Addresses,
  path: string,
  runs: number,
  isMain: boolean,
): Promise<PageFigures> {
  const simulated = await inTurn(addresses, runs, (address) => lookWithLighthouse(address + path, port));
  const figures = {
    path,
    runs,
    simulated: { site: combine(simulated.site), limit: combine(simulated.limit) },
  };
  if (!isMain) return figures;

  const throttled = await inTurn(addresses, runs, (address) => lookThrottled(browser, address + path));
  const target = path === "/" ? "/8-week-mindfulness-course" : "/";
  const live = await repeat(runs, () => comeToLife(browser, addresses.site + path, target));
  return {
    ...figures,
    throttled: {
      site: medians(throttled.site),
      limit: medians(throttled.limit),
      live: medians(live),
    },
  };
}

/** One page alone, so many times: every run's figures. */
export const measureAlone = ({ port }: BenchBrowser, address: string, runs: number) =>
  repeat(runs, () => lookWithLighthouse(address, port));

/** Bytes and requests are the same in each run but for what the browser asks for late; what was missed is kept of all. */
function combine(runs: Some<LighthouseFigures>): LighthouseFigures {
  const all = <Part extends "times" | "scores" | "byProcessorTime" | "bytes" | "requests">(part: Part) =>
    medians(runs.map((run) => run[part]) as unknown as Some<LighthouseFigures[Part]>);
  return {
    times: all("times"),
    scores: all("scores"),
    byProcessorTime: all("byProcessorTime"),
    bytes: all("bytes"),
    requests: all("requests"),
    missed: [...new Set(runs.flatMap(({ missed }) => missed))].sort(),
  };
}

async function inTurn<Figures>(
  { site, limit }: Addresses,
  runs: number,
  look: (address: string) => Promise<Figures>,
): Promise<Sides<Some<Figures>>> {
  const pairs = await repeat(runs, async () => ({ site: await look(site), limit: await look(limit) }));
  const side = (name: keyof Addresses) => pairs.map((pair) => pair[name]) as unknown as Some<Figures>;
  return { site: side("site"), limit: side("limit") };
}

/** One after the other, at least once. */
async function repeat<Item>(times: number, action: () => Promise<Item>): Promise<Some<Item>> {
  const results: [Item, ...Item[]] = [await action()];
  while (results.length < times) results.push(await action());
  return results;
}
