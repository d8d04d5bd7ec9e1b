import type { Trace, TraceEvent } from "lighthouse";

/** Chromium notes for each task how long its thread had a processor, in microseconds, beside how long it took. */
type Timed = TraceEvent & { readonly tdur?: number };

/**
 * A recording of a page as though its threads had never waited: each task takes as long as it was worked on, and what
 * happens within it moves along. A browser is a dozen busy threads in five processes. Where there are only two processors,
 * they wait for those and for each other, and on a simulated phone four times as long.
 *
 * What is lost with it is waiting that a phone would have too: for the answer of another process.
 */
export function byProcessorTime(trace: Trace): Trace {
  const threads = Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  const moved = new Map([...threads.values()].flatMap(shortenTasks));
  return { ...trace, traceEvents: trace.traceEvents.map((event) => moved.get(event) ?? event) };
}

/** Of one thread: what is within a task, and the same moved. */
function shortenTasks(events: readonly Timed[]): [TraceEvent, TraceEvent][] {
  const inOrder = events.toSorted((a, b) => a.ts - b.ts || lengthOf(b) - lengthOf(a));
  const moved: [TraceEvent, TraceEvent][] = [];
  let task: Timed | undefined;
  for (const event of inOrder) {
    if (isTask(event) && (!task || event.ts >= task.ts + task.dur)) task = event;
    if (task?.tdur === undefined || task.dur === 0 || event.ts > task.ts + task.dur) continue;
    const { ts: start, tdur, dur } = task;
    // Beginnings and ends by the same rule, so that what was within something stays within it.
    const move = (time: number) => start + Math.floor((time - start) * Math.min(1, tdur / dur));
    const ts = move(event.ts);
    moved.push([event, { ...event, ts, ...(event.dur && { dur: move(event.ts + event.dur) - ts }) }]);
  }
  return moved;
}

/** Moments have none. */
const lengthOf = ({ dur }: TraceEvent) => dur ?? 0;

const isTask = ({ name, ph }: TraceEvent) => ph === "X" && name === "RunTask";
