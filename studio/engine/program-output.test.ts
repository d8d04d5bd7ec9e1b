import { expect, test } from "vitest";
import { explainRemote } from "./program-output.ts";

test.each([
  ["ssh: Could not resolve hostname pond: Temporary failure in name resolution", "couldn’t be found"],
  ["root@pond.example: Permission denied (publickey).", "doesn’t let the studio in"],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    "doesn’t let the studio in",
  ],
  ["REMOTE HOST IDENTIFICATION HAS CHANGED!\nHost key verification failed.", "a different key from before"],
  ["Host key verification failed.", "isn’t known to the studio yet"],
  ["ssh: connect to host pond.example port 22: Connection refused", "isn’t answering"],
  ["ssh: connect to host 203.0.113.10 port 22: Connection timed out", "isn’t answering"],
  ["client_loop: send disconnect: Broken pipe", "isn’t answering"],
])("explains %j", (printed, reason) => {
  expect(explainRemote(printed, "Your server")).toContain(reason);
});

test("says nothing of words that aren’t known", () => {
  expect(explainRemote("fatal: something unheard of", "Your server")).toBeUndefined();
});
