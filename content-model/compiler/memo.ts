/** Returns the result of a pure step, named by all that goes into it; computed if it isn’t known. */
type Memo = <Result>(step: string, compute: () => Result) => Result;

/** Returns a memo of so many steps: those that were used last. A promise that is rejected is forgotten. */
export function createMemo(most = Number.POSITIVE_INFINITY): Memo {
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
export const memoStep = createMemo(1000);
