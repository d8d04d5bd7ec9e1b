/** Returns the result of a pure step, which is named by all that goes into it. */
type Remember = <Result>(step: string, compute: () => Result) => Result;

/** Returns a memory that keeps so many steps: those that were used last. A promise that is rejected is forgotten. */
export function createMemory(most = Number.POSITIVE_INFINITY): Remember {
  const results = new Map<string, unknown>();
  return <Result>(step: string, compute: () => Result): Result => {
    const result = results.has(step) ? (results.get(step) as Result) : compute();
    // The steps that were used last are at the end.
    results.delete(step);
    results.set(step, result);
    if (result instanceof Promise) result.catch(() => results.delete(step));
    for (const oldest of results.keys()) {
      if (results.size <= most) break;
      results.delete(oldest);
    }
    return result;
  };
}

/** Remembers the steps of compilations: those of a state of the content are about two hundred. */
export const rememberStep = createMemory(1000);
