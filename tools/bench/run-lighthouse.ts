import lighthouse from "lighthouse";

/** `simulate` calculates what a slow phone would take; `devtools` slows the browser down. */
export type Throttling = "simulate" | "devtools";

/** What Lighthouse reports about one page load: times in milliseconds, score out of 100, bytes over the wire. */
export type Figures = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly score: number;
  readonly bytes: number;
  readonly fontBytes: number;
  readonly pictureBytes: number;
};

type NetworkRequest = {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
};

/**
 * Loads a page with Lighthouse's mobile profile and an empty cache.
 *
 * @param port the debugging port of a running Chromium
 * @throws Error if Lighthouse fails twice
 */
export async function runLighthouse(url: string, port: number, throttling: Throttling): Promise<Figures> {
  const load = () =>
    lighthouse(url, {
      port,
      logLevel: "silent",
      onlyCategories: ["performance"],
      throttlingMethod: throttling,
    });
  let report = (await load())?.lhr;
  // Lighthouse occasionally misses the start of a page load, and recommends running it again.
  if (!report || report.runtimeError) report = (await load())?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`lighthouse: ${url}: ${report?.runtimeError?.message ?? "no report"}`);

  const { audits, categories } = report;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const network = audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined;
  const requests = (network?.items ?? []).filter((request) => request.url.startsWith("http"));
  const bytesOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    score: Math.round((categories.performance?.score ?? 0) * 100),
    bytes: bytesOf(),
    fontBytes: bytesOf("Font"),
    pictureBytes: bytesOf("Image"),
  };
}
