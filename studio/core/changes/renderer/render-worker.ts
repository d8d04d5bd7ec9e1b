import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import type { RenderedFile, RenderReply, RenderRequest } from "./render-process.ts";

type Waiting = { readonly resolve: (reply: RenderReply) => void; readonly reject: (error: Error) => void };

/** A process that renders, started when needed. */
export class RenderWorker {
  readonly #folder: string;
  readonly #statesAtMost: number;
  readonly #waiting = new Map<number, Waiting>();
  #process: ChildProcess | undefined;
  #requests = 0;

  /**
   * @param folder the working directory, with the assets that pages name
   * @param statesAtMost how many states it renders before it starts again: a process never forgets a module
   */
  constructor(folder: string, statesAtMost: number) {
    this.#folder = folder;
    this.#statesAtMost = statesAtMost;
  }

  /** How many states it has still to render. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Renders a state. @param module the file of its pages' module */
  async render(module: string): Promise<ReadonlyMap<string, RenderedFile>> {
    const isFull = this.#requests > 0 && this.#requests % this.#statesAtMost === 0;
    if (isFull && this.pending === 0) this.close();
    const child = this.#process ?? this.#start();
    const request: RenderRequest = { id: ++this.#requests, module };
    const reply = await new Promise<RenderReply>((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      child.send(request);
    });
    if ("error" in reply) throw new Error(reply.error);
    return reply.files;
  }

  close(): void {
    this.#process?.kill();
    this.#process = undefined;
  }

  #start(): ChildProcess {
    const child = fork(path.join(import.meta.dirname, "render-process.ts"), {
      cwd: this.#folder,
      env: { ...process.env, NODE_ENV: "production" },
      serialization: "advanced",
    });
    child.on("message", (reply: RenderReply) => {
      this.#waiting.get(reply.id)?.resolve(reply);
      this.#waiting.delete(reply.id);
    });
    child.on("exit", () => {
      if (this.#process === child) this.#process = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error("The renderer has ended."));
      this.#waiting.clear();
    });
    this.#process = child;
    return child;
  }
}
