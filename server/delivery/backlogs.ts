import type { Backlog } from "./outbox.ts";

type WithBacklog = { backlog(): Promise<Backlog> };

/**
 * The backlog of messages, in which whatever else waits counts as waiting too. What was refused or held
 * back counts of messages alone: a visitor who mistypes an address is no reason to wake the owner.
 */
export const watchedTogether = (messages: WithBacklog, ...others: readonly WithBacklog[]): WithBacklog => ({
  backlog: async () => {
    const first = await messages.backlog();
    const rest = await Promise.all(others.map((other) => other.backlog()));
    const oldest = [first.oldestUndelivered, ...rest.map(({ oldestPending }) => oldestPending)].filter(
      (time) => time !== null,
    );
    return {
      ...first,
      pending: rest.reduce((sum, { pending }) => sum + pending, first.pending),
      oldestUndelivered: oldest.length > 0 ? Math.min(...oldest) : null,
      possibleRepeats: rest.reduce(
        (sum, { possibleRepeats }) => sum + possibleRepeats,
        first.possibleRepeats,
      ),
      hasDelivered: first.hasDelivered || rest.some(({ hasDelivered }) => hasDelivered),
    };
  },
});
