/** The turn of one request. */
type Turn = {
  /** Waits until the request may go on. Call it once what the client sends has arrived. */
  readonly take: () => Promise<void>;
  /** Gives the turn back, if it was taken. */
  readonly end: () => void;
};

/** Gives each request its turn. `network` is where it comes from. */
export type Turns = (network: string) => Turn;

/** For hosts whose requests share no thread. */
export const withoutTurns: Turns = () => ({ take: async () => {}, end: () => {} });

/** For how many times as long as a turn took the server then does something else. */
const pausePerTurn = 3;

/** In milliseconds: at most a hundred requests a second are let in. What surrounds a turn takes time, too. */
const shortestPause = 10;

/**
 * Lets one request after the other into the functions. After each, the site serves pages for three times as long as that request took. So
 * a flood of the forms leaves pages three quarters of the time. Networks take turns: one doesn't keep the others waiting. Without a
 * flood, nobody waits.
 */
export function createTurns(): Turns {
  /** What waits, by network; the first is next. */
  const waiting = new Map<string, (() => void)[]>();
  let isTaken = false;

  const enqueue = (network: string, letIn: () => void) => {
    const queue = waiting.get(network);
    if (queue) queue.push(letIn);
    else waiting.set(network, [letIn]);
  };

  const letInNext = () => {
    const [network, queue] = waiting.entries().next().value ?? [];
    const letIn = queue?.shift();
    isTaken = letIn !== undefined;
    if (network === undefined || queue === undefined) return;
    waiting.delete(network);
    // Behind the other networks.
    if (queue.length > 0) waiting.set(network, queue);
    letIn?.();
  };

  return (network) => {
    let began: number | undefined;
    return {
      take: async () => {
        if (isTaken) await new Promise<void>((resolve) => enqueue(network, resolve));
        isTaken = true;
        began = performance.now();
      },
      end: () => {
        if (began === undefined) return;
        const pause = (performance.now() - began) * pausePerTurn;
        began = undefined;
        setTimeout(letInNext, Math.max(pause, shortestPause));
      },
    };
  };
}
