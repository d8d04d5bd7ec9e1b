import { text } from "node:stream/consumers";
import { UsageError } from "./arguments.ts";

/**
 * Returns the address of an operand. Programs write it to standard input: other users of a machine see its arguments.
 *
 * @param help what the command prints if there is none
 * @throws UsageError if it is no address
 */
export async function readEmail(operand: string, help: string): Promise<string> {
  const email = operand === "-" ? (await text(process.stdin)).trim() : operand;
  if (email === "") throw new UsageError(`Give an email address.\n\n${help}`);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`${email} is not an email address.`);
  return email;
}
