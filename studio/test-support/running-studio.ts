import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openProject } from "../engine/project.ts";
import { tokenHeader } from "../server/door/door.ts";
import { exchangePath, keyHeader, keyPath } from "../server/door/key-door.ts";
import { type RunningStudio, startStudio } from "../server/start.ts";

/** Starts a studio on a free port, and stops it after the test. */
export async function runningStudio(folder = ".", appFolder = builtApp(), now = Date.now) {
  const project = { ...openProject(folder), dataFolder: temporaryFolder() };
  const studio = await startStudio({
    project,
    appFolder,
    port: await freePort(),
    now,
    // The content of tests is made up, and their sites are on this computer.
    whyNoLetterMayGo: async () => undefined,
  });
  onTestFinished(() => studio.stop());
  const origin = `http://localhost:${studio.port}`;

  /** Lets a window in, and returns the header that its requests carry. */
  const enter = async () => ({ [tokenHeader]: await exchangeKey(studio) });
  return { ...studio, origin, enter };
}

/** Exchanges a key for a token, as a window that opens with it does. */
export async function exchangeKey(studio: Pick<RunningStudio, "issueAddress" | "port">): Promise<string> {
  const key = new URL(studio.issueAddress("terminal")).pathname.slice(keyPath.length);
  const response = await fetch(`http://localhost:${studio.port}${exchangePath}`, {
    method: "POST",
    headers: { [keyHeader]: key },
  });
  const { token }: { token: string } = await response.json();
  return token;
}

/** Returns where a window finds the pages of the preview. */
export async function previewPagesOf(origin: string, headers: Record<string, string>): Promise<string> {
  const { previewPages }: { previewPages: string } = await (
    await fetch(`${origin}/api/session`, { headers })
  ).json();
  return previewPages;
}

/** Returns a folder that looks like a built app, for tests without a browser. */
export function builtApp(): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(
    path.join(folder, "index.html"),
    '<meta property="csp-nonce" nonce="%nonce%"><meta name="door" content="%door%"><title>The studio</title>',
  );
  writeFileSync(path.join(folder, "assets/main.js"), "export {};");
  return folder;
}
