import vm from "node:vm";
import { memoStep } from "./memo.ts";
import { tooDeep } from "./problem.ts";

/** Why a text can't be read, after its name: it takes too long, or is nested too deeply. */
export class UnreadableError extends Error {}

const tooSlow = "takes too long to be read. Shorten it or split it.";

/** Milliseconds of the processor for each 100,000 characters. The longest article takes 30. */
const most = 1000;

/**
 * Returns what is made of a text, unless it takes longer than a second of this thread for each 100,000 characters: no text may keep
 * the studio from answering. On a machine that is busy with something else it gets more, so that no build fails by that.
 *
 * @throws UnreadableError
 */
export function withinTimeLimit<Result>(text: string, compute: () => Result): Result {
  const allowed = most * Math.max(1, text.length / 100_000);
  const began = usedByThread();
  for (let timeout = allowed; ; timeout *= 2) {
    try {
      context.compute = compute;
      return call.runInContext(context, { timeout: Math.ceil(timeout) }) as Result;
    } catch (error) {
      if (error instanceof RangeError) throw new UnreadableError(tooDeep);
      if (!isTimeout(error)) throw error;
      if (usedByThread() - began >= allowed / 2) throw new UnreadableError(tooSlow);
    }
  }
}

/** A step of the compilation that reads a text. */
type Step = { readonly name: string; readonly text: string };

/** Returns the result of a step, which is remembered; or something else if its text can't be read, which isn’t. */
export function memoStepWithinTimeLimit<Result>(
  { name, text }: Step,
  compute: () => Result,
  otherwise: (why: string) => Result,
): Result {
  try {
    return memoStep(name, () => withinTimeLimit(text, compute));
  } catch (error) {
    if (error instanceof UnreadableError) return otherwise(error.message);
    throw error;
  }
}

// A script’s time limit is the only way to stop a function that doesn’t return to the event loop.
const context = vm.createContext({});
const call = new vm.Script("compute()");

/** In milliseconds. */
function usedByThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

// It comes from the script’s own realm, so it is no instance of this one’s Error.
const isTimeout = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
