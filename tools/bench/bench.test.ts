import type { TraceEvent } from "lighthouse";
import { expect, test } from "vitest";
import { stripScripts } from "./limit-server.ts";
import { readReport } from "./load.ts";
import { median, medians } from "./median.ts";
import { byProcessorTime } from "./processor-time.ts";

test("the limit is the page without any script, code or data, and with everything else", () => {
  const page =
    '<head><style>b{}</style><script>let a="<b>"</script><script type="application/json" id="x">{}</script></head>' +
    '<body><p>text</p><script type="speculationrules">{}</script><script src="/a.js"></script></body>';
  expect(stripScripts(page)).toBe("<head><style>b{}</style></head><body><p>text</p></body>");
});

test("one run that was disturbed does not move a figure", () => {
  expect(median([812, 9000, 815, 811, 813])).toBe(813);
  expect(median([1, 3])).toBe(2);
  expect(
    medians([
      { fcp: 3, lcp: 1 },
      { fcp: 1, lcp: 2 },
      { fcp: 2, lcp: 3 },
    ]),
  ).toEqual({ fcp: 2, lcp: 2 });
});

const report = (p99: string, more = "") => `Running 2s test @ http://127.0.0.1:1/
  Latency Distribution
     50%  501.00us
     99%    ${p99}
  47302 requests in 2.00s, 0.90GB read
${more}Requests/sec:  23639.52
Transfer/sec:    461.71MB
`;

test.each([
  ["44.89ms", 44.89],
  ["829.00us", 0.829],
  ["1.20s", 1200],
])("a p99 of %s is %d milliseconds", (said, milliseconds) => {
  expect(readReport(report(said))).toEqual({ requestsPerSecond: 23640, p99: milliseconds, faults: 0 });
});

test("whatever was not answered as it should be counts as a fault", () => {
  const faults = "  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 40\n";
  expect(readReport(report("1.00ms", faults)).faults).toBe(46);
  expect(() => readReport("wrk: nothing")).toThrow("not as expected");
});

test("by processor time, a task takes as long as it was worked on, and what is in it keeps its place", () => {
  const event = (name: string, ts: number, dur: number, more = {}) =>
    ({ name, ph: "X", cat: "", args: {}, pid: 1, tid: 1, ts, dur, ...more }) as TraceEvent;
  const traceEvents = [
    event("navigationStart", 50, 0),
    event("RunTask", 100, 40, { tdur: 10 }),
    event("Layout", 120, 20),
    event("RunTask", 200, 8, { tdur: 8 }),
    event("Layout", 200, 4),
    event("RunTask", 120, 20, { tid: 2, tdur: 20 }),
  ];
  const times = byProcessorTime({ traceEvents }).traceEvents.map(({ ts, dur }) => [ts, dur]);
  expect(times).toEqual([
    [50, 0],
    [100, 10],
    [105, 5],
    [200, 8],
    [200, 4],
    [120, 20],
  ]);
});
