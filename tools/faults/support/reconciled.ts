import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Reconciliation } from "../../../server/delivery/reconcile.ts";
import type { Launcher } from "../../../server/test-support/spawn-site.ts";
import type { Checks } from "../fault-case.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Runs `npm run messages -- reconcile` on the database, the acknowledged messages and the received emails.
 *
 * @param acknowledged idempotency keys that were acknowledged
 * @param mailbox all emails that the mail server accepted, as an mbox
 * @param launcher the program that runs the command, by default Node
 */
export async function reconciled(
  { folder, runBy }: Workspace,
  checks: Checks,
  acknowledged: Iterable<string>,
  mailbox: string,
  launcher?: Launcher,
): Promise<Reconciliation> {
  const log = path.join(folder, "acknowledged.txt");
  const mails = path.join(folder, "mailbox.mbox");
  writeFileSync(log, [...acknowledged].join("\n"));
  writeFileSync(mails, mailbox);
  const args = ["reconcile", "--log", log, "--mailbox", mails, "--json"];
  const { code, output, errors } = await runBy(launcher, "scripts/messages.ts", ...args);
  if (!output) throw new Error(`reconcile printed nothing: ${errors}`);
  const result = JSON.parse(output) as Reconciliation;
  checks.hold(code === 0 && result.consistent, "reconcile agrees", result);
  checks.hold(result.emails?.withoutMessage.length === 0, "no email without its message");
  return result;
}
