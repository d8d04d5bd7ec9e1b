import { constants, setPriority } from "node:os";

/**
 * Lowers the priority of the calling thread (on Linux) below the server's and the measurement's, which share the
 * processors with it.
 */
export function giveWay(): void {
  setPriority(0, constants.priority.PRIORITY_LOW);
}
