import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Workspace } from "./workspace.ts";

/**
 * Runs a file of this folder in a worker thread, so that its work doesn't slow down the measurement.
 *
 * @param file takes the order as `workerData`, and posts one message: the result
 * @throws the thread's error
 */
export async function runInThread<Result>(
  { atEnd }: Workspace,
  file: string,
  order: object,
): Promise<Result> {
  const worker = new Worker(new URL(file, import.meta.url), { workerData: order });
  atEnd(() => worker.terminate());
  const [result] = (await once(worker, "message")) as [Result];
  return result;
}
