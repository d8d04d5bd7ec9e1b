import { createServer, type Server } from "node:http";
import { expect, test } from "vitest";
import type { SharedRenderer } from "../core/changes/renderer.ts";
import { CantShow, createPastPreviews, type PastState } from "./past-previews.ts";

const state = (commit: string): PastState => ({ commit, sources: new Map(), label: "17 November 2026" });

/** Previews that are served by nothing. */
function openPreviews() {
  const served: string[] = [];
  const closed: string[] = [];
  const names = new Map<Server, string>();
  const failing = { isOn: false };
  const render = async (sources: ReadonlyMap<string, string>) => {
    if (sources.has("broken")) throw new Error("/enrol can't be rendered");
  };
  const renderer = { open: async () => ({ render }) } as unknown as SharedRenderer;
  const previews = createPastPreviews(
    renderer,
    async ({ commit }) => {
      if (failing.isOn) throw new Error("EMFILE");
      served.push(commit);
      const server = createServer();
      names.set(server, commit);
      return { server, origin: `http://127.0.0.1/${commit}` };
    },
    async (server) => void closed.push(names.get(server) ?? ""),
  );
  return { previews, served, closed, failing };
}

test("serves a state once, and closes the one that was opened first when there are too many", async () => {
  const { previews, served, closed } = openPreviews();
  for (const commit of ["a", "b", "a", "c", "d", "e", "f", "g"]) await previews.show(state(commit));
  expect(served).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
  expect(closed).toEqual(["a"]);
  await previews.close();
  expect(closed).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});

test("tries again to serve a state after a failure", async () => {
  const { previews, served, failing } = openPreviews();
  failing.isOn = true;
  await expect(previews.show(state("a"))).rejects.toThrow("EMFILE");
  failing.isOn = false;
  expect(await previews.show(state("a"))).toBe("http://127.0.0.1/a");
  expect(served).toEqual(["a"]);
});

test("tells a state that can't be shown any more from a failure", async () => {
  const { previews } = openPreviews();
  const broken = { ...state("a"), sources: new Map([["broken", ""]]) };
  await expect(previews.show(broken)).rejects.toThrow(CantShow);
});

test("serves nothing that was still being rendered when it was closed", async () => {
  const { previews, closed } = openPreviews();
  const shown = previews.show(state("a")).catch(() => undefined);
  await previews.close();
  await shown;
  expect(closed).toEqual(["a"]);
});
