import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Returns a name for this process that lets others on this machine tell whether it still runs. */
export const nameWorker = (): string => `${hostname()}/${process.pid}/${randomUUID()}`;

/** Returns whether the process behind a lease may still run. On other machines that is unknown: their leases expire. */
export function mayBeAlive(worker: string, own: string): boolean {
  if (worker === own) return true;
  const [host, pid] = worker.split("/");
  if (host !== hostname()) return true;
  // In a container, every start gets the same process id.
  if (Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
