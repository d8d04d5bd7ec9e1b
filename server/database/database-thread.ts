// Runs in a worker thread: see open-in-thread.ts.
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { logToConsole } from "../log.ts";
import { type Guarded, guardDatabase } from "./guarded-database.ts";
import type { Row, Statement } from "./sql-database.ts";

export type ThreadRequest = { readonly id: number; readonly statements: readonly Statement[] } | "close";

/** The result of a batch. Errors lose their class between threads. */
export type ThreadResponse = {
  readonly id: number;
  readonly rows?: readonly (readonly Row[])[];
  readonly error?: { readonly message: string; readonly code: string | undefined };
};

/** The most batches in one commit: other processes wait for the lock meanwhile. */
const maxBatches = 100;

const port = parentPort;
if (!port) throw new Error("database-thread.ts must run in a worker thread.");
const database = guardDatabase(workerData as Guarded, logToConsole);
// Opens it now: a lost database is in the log before the first request.
database.batchAll([]);
database.record();

port.on("message", (first: ThreadRequest) => {
  // Requests that arrived during the last commit share the next one.
  const requests: ThreadRequest[] = [first];
  while (requests.length < maxBatches && !requests.includes("close")) {
    const next = receiveMessageOnPort(port) as { message: ThreadRequest } | undefined;
    if (!next) break;
    requests.push(next.message);
  }
  const batches = requests.filter((request) => request !== "close");
  const outcomes = database.batchAll(batches.map(({ statements }) => statements));
  const responses = batches.map(({ id }, index): ThreadResponse => {
    const outcome = outcomes[index];
    if (outcome && "rows" in outcome) return { id, rows: outcome.rows };
    const error: NodeJS.ErrnoException =
      outcome?.error instanceof Error ? outcome.error : new Error(String(outcome?.error));
    return { id, error: { message: error.message, code: error.code } };
  });
  for (const response of responses) port.postMessage(response);
  database.record();
  if (requests.includes("close")) {
    database.close();
    port.close();
  }
});
