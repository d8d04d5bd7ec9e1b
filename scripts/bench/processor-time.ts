import type { Trace, TraceEvent } from "lighthouse";

/** Chromium notes for each task how long its thread had a processor, in microseconds, beside how long it took. */
type Timed = TraceEvent & { readonly tdur?: number };

/**
 * A recording of a page as though its threads had never waited for a processor: each task takes as long as it was worked
 * on, and what happens within it moves along. A browser is a dozen busy threads in five processes. Where there are
 * only two processors, the page's own thread waits for one most of the time that it is said to work, and a simulated
 * phone waits four times as long.
 *
 * What is lost: a thread that waits for an answer of another process does not work either.
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
    if (!task?.tdur || event.ts > task.ts + task.dur) continue;
    const share = Math.min(1, task.tdur / task.dur);
    const ts = Math.round(task.ts + (event.ts - task.ts) * share);
    // Downwards, so that nothing ends after what it is in.
    moved.push([event, { ...event, ts, ...(event.dur && { dur: Math.floor(event.dur * share) }) }]);
  }
  return moved;
}

/** Moments have none. */
const lengthOf = ({ dur }: TraceEvent) => dur ?? 0;

const isTask = ({ name, ph }: TraceEvent) => ph === "X" && name === "RunTask";
