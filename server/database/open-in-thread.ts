import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadOrder } from "./database-thread.ts";
import type { Row, SqlDatabase } from "./sql-database.ts";

export type DatabaseInThread = SqlDatabase & {
  /** Lets what was asked for finish, then closes the database. */
  close(): Promise<void>;
};

type Waiting = {
  readonly resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly reject: (error: Error) => void;
};

/**
 * How many answers are given before the server looks at its connections again. A commit answers up to a hundred at
 * once; each is work for some request, and whoever asked for a page meanwhile would wait for all of it.
 */
const mostAtOnce = 4;

/**
 * Opens the database of a data folder in a thread of its own, so that pages never wait for the disk; what
 * arrives while it is busy is committed together. Open it once with `openDatabase` before: that explains
 * what is wrong where something is.
 */
export function openDatabaseInThread(dataDirectory: string): DatabaseInThread {
  const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: dataDirectory });
  const waiting = new Map<number, Waiting>();
  const ended = once(worker, "exit");
  let last = 0;
  let closing = false;

  const give = ({ id, rows, error }: ThreadAnswer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (rows) asked?.resolve(rows);
    else asked?.reject(Object.assign(new Error(error?.message), error?.code && { code: error.code }));
  };
  const answers: ThreadAnswer[] = [];
  const giveSome = () => {
    for (const answer of answers.splice(0, mostAtOnce)) give(answer);
    if (answers.length > 0) setImmediate(giveSome);
  };
  worker.on("message", (answer: ThreadAnswer) => {
    if (answers.push(answer) === 1) setImmediate(giveSome);
  });
  // A thread that dies of its own accord takes the process with it, and whoever watches starts it again.
  worker.on("error", (error) => {
    throw error;
  });

  return {
    batch: (statements) =>
      new Promise((resolve, reject) => {
        if (closing) return reject(new Error("the database is closed"));
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, statements } satisfies ThreadOrder);
      }),
    close: async () => {
      if (!closing) worker.postMessage("close" satisfies ThreadOrder);
      closing = true;
      await ended;
      while (answers.length > 0) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
