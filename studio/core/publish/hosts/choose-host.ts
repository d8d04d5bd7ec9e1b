import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { replaceFile } from "../../../../system/files.ts";
import { readBusiness } from "../../business.ts";
import { makeDataFolder, type Project } from "../../project.ts";
import { cloudflare } from "./cloudflare.ts";
import { type Host, isPublic } from "./host.ts";
import { ownServer } from "./own-server.ts";
import { thisComputer } from "./this-computer.ts";

const url = z.url({ protocol: /^https?$/, error: "must be an address such as https://www.example.com" });

/** The contents of `data/studio/host.json`. */
const choice = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("this computer"), url: url.optional() }),
  z.strictObject({
    kind: z.literal("own server"),
    // A hyphen at the start would be an option of ssh.
    server: z.string().regex(/^[\w.][\w.@:[\]-]*$/, "must be an address for ssh, such as root@203.0.113.10"),
    url: url.optional(),
  }),
  z.strictObject({ kind: z.literal("cloudflare"), url: url.optional() }),
]);

export type HostChoice = z.infer<typeof choice>;

/**
 * Returns the host that `data/studio/host.json` names, and without that file this computer. Without a `url` there, a site
 * elsewhere is read back at the address in the content, and one on this computer at the port of `npm start`.
 *
 * @throws Error with a sentence for the person who helps
 */
export async function chooseHost(project: Project, environment = process.env): Promise<Host> {
  const chosen = await readHostChoice(project);
  if (chosen.kind === "this computer") {
    return thisComputer(project.folder, chosen.url ?? `http://localhost:${environment.PORT || 3000}`);
  }
  const address = chosen.url ?? (await readBusiness(project)).url;
  // Sample content may go where only its owner sees it.
  if (!isPublic(address))
    throw new Error(`${hostFile(project)}: "url" must be the site’s public URL, not ${address}`);
  return chosen.kind === "cloudflare"
    ? cloudflare(address)
    : ownServer({ server: chosen.server, url: address });
}

/**
 * Reads `data/studio/host.json`; without it, the site is on this computer.
 *
 * @throws Error with a sentence for the person who helps
 */
export async function readHostChoice(project: Project): Promise<HostChoice> {
  const file = hostFile(project);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return `{ "kind": "this computer" }`;
    throw error;
  });
  return parse(text, file);
}

/** Where the site is isn't written as it was given. The message goes on after “The server ”. */
export class WrongHost extends Error {}

/**
 * Writes `data/studio/host.json`, whole or not at all.
 *
 * @throws WrongHost if the file may not say so; the old file remains then
 */
export function writeHostChoice(project: Project, chosen: HostChoice): void {
  const { data, error } = choice.safeParse(chosen);
  if (error) throw new WrongHost(error.issues[0]?.message);
  makeDataFolder(project);
  replaceFile(hostFile(project), `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
}

/** Returns whether `data/studio/host.json` is there, right or wrong: someone has chosen. */
export const isHostChosen = (project: Project): boolean => existsSync(hostFile(project));

export const hostFile = ({ dataFolder }: Project) => path.join(dataFolder, "host.json");

function parse(text: string, file: string): HostChoice {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  const result = choice.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`${file} is wrong:\n${z.prettifyError(result.error)}`);
}
