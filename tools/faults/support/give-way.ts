import { constants, setPriority } from "node:os";

/**
 * Lets the server and whoever measures go first. What floods a server runs on other people's machines; here it shares
 * the processors with it. On Linux this concerns the calling thread alone.
 */
export function giveWay(): void {
  setPriority(0, constants.priority.PRIORITY_LOW);
}
