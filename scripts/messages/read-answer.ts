import { text } from "node:stream/consumers";
import { z } from "zod";
import { UsageError } from "../terminal/arguments.ts";

/**
 * Reads the owner's answer from standard input.
 *
 * @param operands the id of one message
 * @param key the id of the answer, if given
 * @throws UsageError before anything is read
 */
export async function readAnswer(operands: readonly string[], key: string | undefined): Promise<string> {
  if (operands.length === 0) throw new UsageError("Give the ID of a message: answer ID < FILE");
  if (key !== undefined && !z.uuid().safeParse(key).success) {
    throw new UsageError(`--key takes a UUID, not ${key}.`);
  }
  if (process.stdin.isTTY) console.error("Type the answer, then press Enter and Ctrl+D.");
  return await text(process.stdin);
}
