import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { listening, repository, runNode, type SiteProcess } from "../../server/test-support/spawn-site.ts";
import { killGroup } from "../../system/programs.ts";
import { freePort } from "./free-port.ts";
import { isEdge } from "./host.ts";

/** The built site, served by the real server in its own process on a free port. */
export class SiteServer {
  readonly dataDirectory: string;
  readonly #settings: Record<string, string>;
  #process: SiteProcess | undefined;
  #port: number;

  private constructor(dataDirectory: string, settings: Record<string, string>, port: number) {
    this.dataDirectory = dataDirectory;
    this.#settings = settings;
    this.#port = port;
  }

  /** @param settings environment variables of the server, as in docs/operating.md */
  static async start(settings: Record<string, string> = {}): Promise<SiteServer> {
    const folder = await mkdtemp(path.join(tmpdir(), "site-"));
    // Choose the edge's port here: it would choose one some time before it listens there.
    const server = new SiteServer(folder, settings, isEdge ? await freePort() : 0);
    // Its tools choose another internally, and two that start at once may choose the same one: try again.
    await server.start().catch((error: unknown) => {
      if (!isEdge) throw error;
      return server.start();
    });
    return server;
  }

  /** Starts the process, at the previous port if it ran before. */
  async start(): Promise<void> {
    const [program, ...options] = isEdge
      ? ["tools/edge/edge.ts", "--no-build", "--minute", "0.5"]
      : ["server/node.ts"];
    const settings = {
      HOST: "127.0.0.1",
      PORT: String(this.#port),
      DATA_DIR: this.dataDirectory,
      // Tests send more than a visitor would.
      LIMITS: "200",
      ...this.#settings,
    };
    // The edge runs several processes: end the whole group.
    const child = runNode(repository, program, options, settings, undefined, isEdge);
    child.stderr?.pipe(process.stderr);
    this.#process = await listening(child, isEdge ? (signal) => killGroup(child, signal) : undefined);
    this.#port = this.#process.port;
  }

  /** Stops the process gracefully and deletes its data. */
  async stop(): Promise<void> {
    await this.#process?.end("SIGTERM");
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  /** Queries the site's database while it runs. */
  read(sql: string, ...values: string[]): readonly Record<string, unknown>[] {
    const database = new DatabaseSync(this.#databaseFile(), { readOnly: true, timeout: 5000 });
    try {
      return database.prepare(sql).all(...values);
    } finally {
      database.close();
    }
  }

  #databaseFile(): string {
    if (!isEdge) return path.join(this.dataDirectory, "site.sqlite");
    const folder = path.join(this.dataDirectory, "v3/d1/miniflare-D1DatabaseObject");
    const [name] = readdirSync(folder).filter((file) => /^[0-9a-f]{64}\.sqlite$/.test(file));
    if (!name) throw new Error("the edge has no database");
    return path.join(folder, name);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }
}
