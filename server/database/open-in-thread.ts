import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ThreadRequest, ThreadResponse } from "./database-thread.ts";
import type { Guarded } from "./guarded-database.ts";
import type { Row, SqlDatabase } from "./sql-database.ts";

type DatabaseInThread = SqlDatabase & {
  /** Finishes the batches in progress, then closes the database. */
  close(): Promise<void>;
};

type Waiting = {
  readonly resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Opens the database of a data folder in a worker thread, so that pages never wait for the disk. While the database is lost, all
 * batches fail with the reason.
 */
export function openDatabaseInThread(guarded: Guarded): DatabaseInThread {
  // TypeScript here, JavaScript in a release.
  const thread = `database-thread${path.extname(import.meta.filename)}`;
  const worker = new Worker(path.join(import.meta.dirname, thread), { workerData: guarded });
  const waiting = new Map<number, Waiting>();
  const ended = once(worker, "exit");
  let lastId = 0;
  let closing = false;

  worker.on("message", ({ id, rows, error }: ThreadResponse) => {
    const batch = waiting.get(id);
    waiting.delete(id);
    if (rows) batch?.resolve(rows);
    else batch?.reject(Object.assign(new Error(error?.message), error?.code && { code: error.code }));
  });
  // A crash of the thread ends the process, which its supervisor restarts.
  worker.on("error", (error) => {
    throw error;
  });

  return {
    batch: (statements) =>
      new Promise((resolve, reject) => {
        if (closing) return reject(new Error("the database is closed"));
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, statements } satisfies ThreadRequest);
      }),
    close: async () => {
      if (!closing) worker.postMessage("close" satisfies ThreadRequest);
      closing = true;
      await ended;
    },
  };
}
