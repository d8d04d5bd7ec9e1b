/* Says whom the browser asked for this page, from its own list: also what comes later, such as the count of a visit. */
const line = document.getElementById("asked");

const update = () => {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ] as PerformanceResourceTiming[];
  const others = new Set(entries.map(({ name }) => new URL(name).host));
  others.delete(location.host);
  // What came from the browser's cache, or from a site that keeps its sizes to itself, was transferred as nothing.
  const bytes = entries.reduce((sum, entry) => sum + (entry.transferSize || entry.encodedBodySize), 0);
  const facts: Record<string, string> = {
    files: String(entries.length),
    size: `${Math.ceil(bytes / 1000)}\u00a0KB`,
    places: String(others.size + 1),
    names: [...others].join(", "),
  };
  const words = others.size > 0 ? line?.dataset.several : line?.dataset.alone;
  if (line && words)
    line.textContent = words.replace(/\{\{visit\.(\w+)\}\}/g, (_, name: string) => facts[name] ?? "");
};

new PerformanceObserver(update).observe({ type: "resource", buffered: true });
addEventListener("load", () => setTimeout(update));
