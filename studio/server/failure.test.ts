import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { explainFailure } from "./failure.ts";

test("says that the disk is full, and otherwise that it is the studio's own fault", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failing = async (error: Error) => {
    const app = new Hono().onError(explainFailure).get("/", () => {
      throw error;
    });
    return (await app.request("/")).json();
  };
  expect(await failing(new Error("database or disk is full"))).toMatchObject({
    message: expect.stringMatching(/disk is full.* The live site is as it was\./),
  });
  expect(await failing(new Error("undefined is not a function"))).toMatchObject({
    message: expect.stringMatching(/in the studio\. The live site is as it was\./),
    detail: expect.stringContaining("undefined is not a function"),
  });
});
