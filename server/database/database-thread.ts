// Runs in a thread of its own: see open-in-thread.ts.
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { openDatabase } from "./open-database.ts";
import type { Row, Statement } from "./sql-database.ts";

export type ThreadOrder = { readonly id: number; readonly statements: readonly Statement[] } | "close";

/** What came of an order. An error crosses between threads as what is known of it. */
export type ThreadAnswer = {
  readonly id: number;
  readonly rows?: readonly (readonly Row[])[];
  readonly error?: { readonly message: string; readonly code: string | undefined };
};

/** The most batches that share one commit: other processes wait for the database meanwhile. */
const mostTogether = 100;

const port = parentPort;
if (!port) throw new Error("This is not a program of its own.");
const database = openDatabase(String(workerData));

port.on("message", (first: ThreadOrder) => {
  // What has arrived while the last commit was on its way shares the next one.
  const orders: ThreadOrder[] = [first];
  while (orders.length < mostTogether && !orders.includes("close")) {
    const next = receiveMessageOnPort(port) as { message: ThreadOrder } | undefined;
    if (!next) break;
    orders.push(next.message);
  }
  const batches = orders.filter((order) => order !== "close");
  const outcomes = database.together(batches.map(({ statements }) => statements));
  const answers = batches.map(({ id }, index): ThreadAnswer => {
    const outcome = outcomes[index];
    if (outcome && "rows" in outcome) return { id, rows: outcome.rows };
    const error: NodeJS.ErrnoException =
      outcome?.error instanceof Error ? outcome.error : new Error(String(outcome?.error));
    return { id, error: { message: error.message, code: error.code } };
  });
  for (const answer of answers) port.postMessage(answer);
  if (orders.includes("close")) {
    database.close();
    port.close();
  }
});
