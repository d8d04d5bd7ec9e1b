import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Names a process, so that another one on this machine can tell whether it still runs. */
export const nameClaimant = (): string => `${hostname()}/${process.pid}/${randomUUID()}`;

/**
 * Whether the process behind a claim may still run. One on another machine cannot be asked: its claims
 * run out by themselves.
 */
export function mayBeAlive(claimant: string, own: string): boolean {
  if (claimant === own) return true;
  const [host, pid] = claimant.split("/");
  if (host !== hostname()) return true;
  // In a container, every start has the same number.
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
