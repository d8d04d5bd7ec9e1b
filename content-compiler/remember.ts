/** Returns the result of a pure step of the compilation, which is named by all that goes into it. */
export type Remember = <Result>(step: string, compute: () => Result) => Result;

/** Remembers nothing: a build compiles once. */
export const computeEachTime: Remember = (_, compute) => compute();

/** Returns a memory for programs that compile nearly the same content many times. It never forgets. */
export function rememberAll(): Remember {
  const results = new Map<string, unknown>();
  return <Result>(step: string, compute: () => Result): Result => {
    if (!results.has(step)) results.set(step, compute());
    return results.get(step) as Result;
  };
}
