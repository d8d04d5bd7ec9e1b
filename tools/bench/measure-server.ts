import { readdir } from "node:fs/promises";
import type { SiteServer } from "../../tests/support/site-server.ts";
import { type LoadFigures, load, memoryOf } from "./load.ts";
import { median } from "./median.ts";
import { startNginx } from "./nginx.ts";

/** One file at one number of connections, medians of several rounds: the site's server, and nginx where it is installed. */
export type ServerFigures = { readonly site: LoadFigures; readonly nginx: LoadFigures | undefined };

export type ServerReport = {
  readonly rows: readonly ServerFigures[];
  /** Of the site's server in mebibytes (RSS): before any load, after each row, and half a minute after the last. */
  readonly memory: {
    readonly before: number;
    readonly afterEach: readonly number[];
    readonly rested: number;
  };
};

const connectionCounts = [1, 32, 256] as const;

/** How often each row is measured, for how long, and how long the server rests after the last, in seconds. */
export type LoadPlan = { readonly rounds: number; readonly seconds: number; readonly restSeconds: number };

/** Loads a page and an asset of the site, in turn with nginx on the same files. */
export async function measureServer(
  site: SiteServer,
  folder: string,
  { rounds, seconds, restSeconds }: LoadPlan,
): Promise<ServerReport> {
  const paths = ["/", `/assets/${await heroOf(folder)}`];
  const nginx = await startNginx(folder, await commonHeaders(site.address));
  const before = await memoryOf(site.processId);
  const rows: ServerFigures[] = [];
  const afterEach: number[] = [];
  try {
    for (const path of paths) {
      for (const connections of connectionCounts) {
        const measured: { site: LoadFigures; nginx: LoadFigures | undefined }[] = [];
        for (let round = 0; round < rounds; round++) {
          measured.push({
            site: await load(site.address, path, connections, seconds),
            nginx: nginx && (await load(nginx.address, path, connections, seconds)),
          });
        }
        rows.push({
          site: combine(measured.map((round) => round.site)),
          nginx: nginx && combine(measured.flatMap((round) => round.nginx ?? [])),
        });
        afterEach.push(await memoryOf(site.processId));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, restSeconds * 1000));
    return { rows, memory: { before, afterEach, rested: await memoryOf(site.processId) } };
  } finally {
    await nginx?.stop();
  }
}

/** The middle of the rounds, and all of their faults. */
function combine(rounds: readonly LoadFigures[]): LoadFigures {
  const [first] = rounds;
  if (!first) throw new Error("bench: no round was measured");
  return {
    ...first,
    requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
    faults: rounds.reduce((sum, { faults }) => sum + faults, 0),
  };
}

/** The picture of the first screen of a phone: the asset that most visits ask for. */
async function heroOf(folder: string): Promise<string> {
  const hero = (await readdir(`${folder}/assets`)).find((name) =>
    /^hero-tall-(?!dark)[^.]+\.svg$/.test(name),
  );
  if (!hero) throw new Error(`bench: the home page's picture is not in ${folder}/assets`);
  return hero;
}

/** What the site's answers say beside the file itself, which nginx is to say too. */
async function commonHeaders(address: string): Promise<Record<string, string>> {
  const ownWords = /^(?:date|connection|keep-alive|etag|vary|content-(?:type|length|encoding))$/;
  const { headers } = await fetch(address);
  return Object.fromEntries([...headers].filter(([name]) => !ownWords.test(name)));
}
