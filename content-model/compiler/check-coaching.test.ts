import { expect, it } from "vitest";
import { compileContent } from "./compile-content.ts";
import { readSources } from "./read-sources.ts";

const file = "content/pages/personal-coaching.yaml";

it("rejects parts of a coaching session that are longer than it", async () => {
  const sources = new Map(await readSources());
  sources.set(file, (sources.get(file) ?? "").replace("minutes: 35", "minutes: 40"));
  expect(compileContent(sources).problems).toContainEqual(
    expect.objectContaining({ file, message: expect.stringContaining("add up to 65 minutes") }),
  );
});
