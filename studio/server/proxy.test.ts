import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { caddy, proxyLimit, sendSlowly, startProxy } from "../../tests/support/proxy.ts";
import { smallProject } from "../engine/test-support/small-project.ts";
import { runningStudio } from "../test-support/running-studio.ts";

test("the proxy's limit is above the studio's own: what it cuts, it answers with an empty 200", () => {
  expect(proxyLimit("read_body")).toBeGreaterThan(createServer().requestTimeout);
});

describe.skipIf(!caddy)("a photograph that arrives through the proxy", () => {
  const slug = "meditation-anxiety-stress";
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const taken = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#9ab", noise } })
    .jpeg()
    .toBuffer();

  async function putIn(seconds: number, until?: number) {
    const { folder } = smallProject();
    const studio = await runningStudio(folder);
    const file = path.join(folder, `content/articles/${slug}.jpg`);
    const answer = await sendSlowly(await startProxy(studio.port), {
      method: "PUT",
      path: `/api/photographs/articles/${slug}?alt=${encodeURIComponent("A road between gum trees at dawn")}`,
      headers: { Host: `localhost:${studio.port}`, ...(await studio.enter()) },
      body: await taken,
      seconds,
      ...(until !== undefined && { until }),
    });
    return { answer, kept: existsSync(file) ? readFileSync(file) : undefined };
  }

  const expectTaken = async (seconds: number) => {
    const { answer, kept } = await putIn(seconds);
    expect([seconds, answer.status, answer.body]).toEqual([seconds, 200, "{}"]);
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg" });
  };

  test("is taken and answered at once and in two seconds, and not when it breaks off", async () => {
    await expectTaken(0);
    await expectTaken(2);
    expect(await putIn(0.5, 0.9)).toMatchObject({ answer: { status: 0 }, kept: undefined });
  });

  test("is taken and answered in two minutes", { tags: ["slow"] }, () => expectTaken(120));
});
