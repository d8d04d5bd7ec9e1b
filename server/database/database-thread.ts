// Runs in a worker thread: see open-in-thread.ts.
import { parentPort, workerData } from "node:worker_threads";
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

const port = parentPort;
if (!port) throw new Error("database-thread.ts must run in a worker thread.");
const database = guardDatabase(workerData as Guarded, logToConsole);
// Opens it now: a lost database is in the log before the first request.
respond({ id: 0, statements: [] });
database.record();

port.on("message", (request: ThreadRequest) => {
  if (request === "close") {
    database.close();
    port.close();
  } else {
    port.postMessage(respond(request));
    database.record();
  }
});

function respond({ id, statements }: Exclude<ThreadRequest, "close">): ThreadResponse {
  try {
    return { id, rows: database.run(statements) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { id, error: { message, code } };
  }
}
