import { fork } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../test-support/temporary-folder.ts";
import { RenderWorker } from "./render-worker.ts";

/** A module of pages that renders its own process id, once a file allows it. */
function pagesModule() {
  const folder = temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  writeFileSync(
    file("pages.mjs"),
    `import { existsSync, writeFileSync } from "node:fs";
    import { setTimeout } from "node:timers/promises";
    export const prerenderedPaths = ["/"];
    export async function handler() {
      writeFileSync(${JSON.stringify(file("begun"))}, "");
      while (!existsSync(${JSON.stringify(file("go-on"))})) await setTimeout(10);
      return new Response(String(process.pid));
    }`,
  );
  return {
    folder,
    module: file("pages.mjs"),
    hasBegun: () => existsSync(file("begun")),
    goOn: () => writeFileSync(file("go-on"), ""),
  };
}

function worker(folder: string, statesAtMost = 100) {
  const created = new RenderWorker(folder, statesAtMost);
  onTestFinished(() => created.close());
  return created;
}

test("goes on with a new process when the old one is full", async () => {
  const { folder, module, goOn } = pagesModule();
  goOn();
  const rendering = worker(folder, 2);
  const ids: (string | undefined)[] = [];
  for (let state = 0; state < 6; state += 1) ids.push((await rendering.render(module)).get("/")?.body);
  expect(new Set(ids).size).toBe(3);
});

test("rejects what it renders when it is closed, and starts no other process", async () => {
  const { folder, module, hasBegun } = pagesModule();
  const rendering = worker(folder);
  const rejected = expect(rendering.render(module)).rejects.toThrow("renderer has ended");
  await expect.poll(hasBegun).toBe(true);
  rendering.close();
  await rejected;
  await expect(rendering.render(module)).rejects.toThrow("renderer has ended");
});

test("reports a process that can't be started", async () => {
  const { folder, module } = pagesModule();
  await expect(worker(path.join(folder, "gone")).render(module)).rejects.toThrow();
});

test("ends without a word when the studio ends", async () => {
  const { folder, module, hasBegun, goOn } = pagesModule();
  const child = fork(path.join(import.meta.dirname, "render-process.ts"), {
    cwd: folder,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.send({ id: 1, module });
  await expect.poll(hasBegun).toBe(true);
  child.disconnect();
  goOn();
  expect(child.stderr && (await text(child.stderr))).toBe("");
});
