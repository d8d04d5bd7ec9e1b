import lighthouse, { auditFlowArtifacts, type Result, type RunnerResult } from "lighthouse";
import { byProcessorTime } from "./processor-time.ts";

const kinds = ["Document", "Stylesheet", "Script", "Font", "Image", "Other"] as const;
type Kind = (typeof kinds)[number];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse finds on a page: times in milliseconds, scores from 0 to 100. */
export type LighthouseFigures = {
  readonly times: { readonly fcp: number; readonly lcp: number; readonly tbt: number; readonly cls: number };
  readonly scores: { readonly [Category in (typeof categories)[number]]: number };
  /** The same look at the page, as though its threads had never waited. */
  readonly byProcessorTime: { readonly tbt: number; readonly performance: number };
  /** Bytes over the wire at load, answers' headers included, in all and by kind. */
  readonly bytes: { readonly all: number } & { readonly [K in Kind]: number };
  readonly requests: { readonly all: number } & { readonly [K in Kind]: number };
  /** The audits of the four categories that were not passed in full, by name. */
  readonly missed: readonly string[];
};

type NetworkRequest = {
  readonly resourceType?: string;
  readonly transferSize?: number;
  readonly url: string;
};

/**
 * Looks at a page once as Lighthouse's mobile profile does: a slow phone on a slow connection, simulated, with nothing
 * in the cache.
 *
 * @param address of the page
 * @param port the debugging port of a running Chromium
 * @throws Error where Lighthouse could not measure the page
 */
export async function lookWithLighthouse(address: string, port: number): Promise<LighthouseFigures> {
  const look = () => lighthouse(address, { port, logLevel: "silent", onlyCategories: [...categories] });
  let result = await look();
  // Now and then it fails to record a page's beginning, and asks to be run again.
  if (!result || result.lhr.runtimeError) result = await look();
  if (!result || result.lhr.runtimeError) {
    throw new Error(`lighthouse: ${address}: ${result?.lhr.runtimeError?.message ?? "no report"}`);
  }
  const report = result.lhr;
  const value = (id: string) => numberOf(report, id);
  const network = report.audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined;
  const requests = (network?.items ?? []).filter(({ url }) => url.startsWith("http"));
  return {
    times: {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    },
    scores: byName(categories, (name) => scoreOf(report, name)),
    byProcessorTime: await judgeByProcessorTime(result),
    bytes: byKind(requests, ({ transferSize = 0 }) => transferSize),
    requests: byKind(requests, () => 1),
    missed: missedAudits(report),
  };
}

/** Judges a recording once more, without the waiting in it. */
async function judgeByProcessorTime({
  artifacts,
}: RunnerResult): Promise<LighthouseFigures["byProcessorTime"]> {
  const undisturbed = { ...artifacts, Trace: byProcessorTime(artifacts.Trace) };
  const flow = await auditFlowArtifacts({
    gatherSteps: [{ artifacts: undisturbed, flags: { onlyCategories: [...categories] } }],
  });
  const report = flow.steps[0]?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`lighthouse: ${report?.runtimeError?.message ?? "no report"}`);
  return { tbt: numberOf(report, "total-blocking-time"), performance: scoreOf(report, "performance") };
}

const numberOf = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

const scoreOf = (report: Result, name: (typeof categories)[number]) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);

/** Audits that weigh in a score and did not get all of it. */
function missedAudits(report: Result): string[] {
  const weighed = categories.flatMap((name) => report.categories[name]?.auditRefs ?? []);
  return weighed
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${report.audits[id]?.score?.toFixed(2)}`);
}

function byKind(requests: readonly NetworkRequest[], measure: (request: NetworkRequest) => number) {
  const sum = (some: readonly NetworkRequest[]) => some.reduce((total, one) => total + measure(one), 0);
  const of = (kind: Kind) => requests.filter(({ resourceType }) => kindOf(resourceType) === kind);
  return { all: sum(requests), ...byName(kinds, (kind) => sum(of(kind))) };
}

const kindOf = (type = "Other"): Kind => kinds.find((kind) => kind === type) ?? "Other";

const byName = <Name extends string>(names: readonly Name[], value: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as { readonly [N in Name]: number };
