import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import type { RenderedFile, RenderReply, RenderRequest } from "./render-process.ts";

type Waiting = { readonly resolve: (reply: RenderReply) => void; readonly reject: (error: Error) => void };

/** A running process, with the requests that it has still to answer. */
type Running = {
  readonly process: ChildProcess;
  readonly waiting: Map<number, Waiting>;
  /** How many states it was given. */
  states: number;
};

/** Renders in a process of its own, started when needed. */
export class RenderWorker {
  readonly #folder: string;
  readonly #statesAtMost: number;
  #running: Running | undefined;
  #isClosed = false;

  /**
   * @param folder the working directory, with the assets that pages name
   * @param statesAtMost how many states a process renders before another replaces it: it never forgets a module
   */
  constructor(folder: string, statesAtMost: number) {
    this.#folder = folder;
    this.#statesAtMost = statesAtMost;
  }

  /** How many states it has still to render. */
  get pending(): number {
    return this.#running?.waiting.size ?? 0;
  }

  /**
   * Renders a state.
   *
   * @param module the file of its pages' module
   * @throws Error if a page can't be rendered, or the worker is closed meanwhile
   */
  async render(module: string): Promise<ReadonlyMap<string, RenderedFile>> {
    if (this.#isClosed) throw new Error(ended);
    const isFull = this.#running && this.#running.states >= this.#statesAtMost;
    if (isFull && this.pending === 0) this.#stop();
    this.#running ??= this.#start();
    const running = this.#running;
    const request: RenderRequest = { id: ++running.states, module };
    const reply = await new Promise<RenderReply>((resolve, reject) => {
      running.waiting.set(request.id, { resolve, reject });
      running.process.send(request, (error) => error && this.#end(running, error));
    });
    if ("error" in reply) throw new Error(reply.error);
    return reply.files;
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #start(): Running {
    const child = fork(path.join(import.meta.dirname, "render-process.ts"), {
      cwd: this.#folder,
      env: { ...process.env, NODE_ENV: "production" },
      serialization: "advanced",
    });
    const running: Running = { process: child, waiting: new Map(), states: 0 };
    child.on("message", (reply: RenderReply) => {
      running.waiting.get(reply.id)?.resolve(reply);
      running.waiting.delete(reply.id);
    });
    child.on("error", (error) => this.#end(running, error));
    child.on("exit", () => this.#end(running, new Error(ended)));
    return running;
  }

  #stop(): void {
    this.#running?.process.kill();
    this.#running = undefined;
  }

  /** Rejects what a process that has ended will never answer. */
  #end(running: Running, error: Error): void {
    if (this.#running === running) this.#running = undefined;
    for (const { reject } of running.waiting.values()) reject(error);
    running.waiting.clear();
  }
}

const ended = "The renderer has ended.";
