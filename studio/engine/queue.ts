/** Runs tasks one after the other, in the order in which they were given. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue. A task that fails doesn't keep the next one from running. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
