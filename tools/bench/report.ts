import { type Cell, columns } from "../../scripts/terminal/columns.ts";
import type { LighthouseFigures } from "./lighthouse.ts";
import type { LoadFigures } from "./load.ts";
import type { Machine } from "./machine.ts";
import type { PageFigures } from "./measure-pages.ts";
import type { ServerReport } from "./measure-server.ts";

/** All that a run has found. */
export type BenchReport = {
  readonly machine: Machine;
  /** A page of one sentence, each run: less than that no page can take here. */
  readonly empty: readonly Pick<LighthouseFigures, "times" | "byProcessorTime">[];
  readonly pages: readonly PageFigures[];
  readonly server: ServerReport | undefined;
};

/** The report as tables for a terminal. Times are in milliseconds. */
export function tables({ machine, empty, pages, server }: BenchReport): string {
  return [
    Object.entries(machine)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    ...(pages.length > 0 ? pageParts(pages, empty) : []),
    ...(server ? [serverPart(server)] : []),
  ].join("\n\n");
}

function pageParts(pages: BenchReport["pages"], empty: BenchReport["empty"]): string[] {
  return [
    part("Simulated: Lighthouse's mobile profile. × is the page divided by its limit, without any script", [
      ["page", "runs", "bytes", "requests", "FCP", "×", "LCP", "×", "TBT", "the limit's", "CLS", "scores"],
      ...pages.map(simulatedRow),
    ]),
    part("The same by processor time, as though no thread had ever waited: TBT and performance", [
      ["page", "TBT", "performance", "the limit's TBT", "and performance"],
      ...pages.map(({ path, simulated: { site, limit } }) => [
        path,
        ...[site, limit].flatMap(({ byProcessorTime: { tbt, performance } }) => [whole(tbt), performance]),
      ]),
    ]),
    part("A page of one sentence in the same browser, run by run", [
      ["FCP", ...empty.map(({ times }) => whole(times.fcp))],
      ["TBT", ...empty.map(({ times }) => whole(times.tbt))],
      ["TBT by processor time", ...empty.map(({ byProcessorTime }) => whole(byProcessorTime.tbt))],
    ]),
    part("Bytes at load by kind, headers included", [
      ["page", "document", "style", "script", "font", "picture", "other"],
      ...pages.map(({ path, simulated: { site } }) => {
        const { Document, Stylesheet, Script, Font, Image, Other } = site.bytes;
        return [path, Document, Stylesheet, Script, Font, Image, Other];
      }),
    ]),
    part("Throttled: 1.6 Mbps, 150 ms, a processor four times slower", [
      ["page", "FCP", "×", "LCP", "×", "CLS", "intent to live", "navigation before", "and after"],
      ...pages.flatMap(throttledRow),
    ]),
    part("Short of full marks in Lighthouse", missedRows(pages)),
  ];
}

function simulatedRow({ path, runs, simulated: { site, limit } }: PageFigures): Cell[] {
  const { fcp, lcp, tbt, cls } = site.times;
  return [
    path,
    runs,
    site.bytes.all,
    site.requests.all,
    whole(fcp),
    ratio(fcp, limit.times.fcp),
    whole(lcp),
    ratio(lcp, limit.times.lcp),
    whole(tbt),
    whole(limit.times.tbt),
    Number(cls.toFixed(3)),
    Object.values(site.scores).join(" "),
  ];
}

function throttledRow({ path, throttled }: PageFigures): Cell[][] {
  if (!throttled) return [];
  const { site, limit, live } = throttled;
  return [
    [
      path,
      whole(site.fcp),
      ratio(site.fcp, limit.fcp),
      whole(site.lcp),
      ratio(site.lcp, limit.lcp),
      Number(site.cls.toFixed(3)),
      whole(live.intentToLive),
      whole(live.navigationBefore),
      whole(live.navigationAfter),
    ],
  ];
}

function serverPart({ rows, memory }: ServerReport): string {
  const of = (figures: LoadFigures | undefined): Cell[] =>
    figures ? [figures.requestsPerSecond, figures.p99, figures.faults] : ["", "", ""];
  const table = part("The server beside nginx: requests a second, p99 in milliseconds, faults", [
    ["file", "connections", "req/s", "p99", "faults", "nginx req/s", "p99", "faults", "×"],
    ...rows.map(({ site, nginx }) => [
      site.path,
      site.connections,
      ...of(site),
      ...of(nginx),
      nginx ? ratio(site.requestsPerSecond, nginx.requestsPerSecond) : "",
    ]),
  ]);
  const { before, afterEach, rested } = memory;
  return `${table}\n  memory of the server in MiB: ${before} before, ${afterEach.join(", ")} after each row, ${rested} rested`;
}

/** The scores below 100 and the audits that cost them, of pages and limits. */
const missedRows = (pages: readonly PageFigures[]) =>
  pages.flatMap(({ path, simulated }) =>
    (["site", "limit"] as const)
      .filter((side) => simulated[side].missed.length > 0)
      .map((side) => [path, side, simulated[side].missed.join(", ")]),
  );

const part = (heading: string, rows: readonly (readonly Cell[])[]) =>
  `${heading}\n${columns(rows).replace(/^/gm, "  ")}`;

const whole = (number: number) => Math.round(number);
const ratio = (number: number, limit: number) => (limit > 0 ? (number / limit).toFixed(2) : "");
