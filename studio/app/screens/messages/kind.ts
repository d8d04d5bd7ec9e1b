import { keyOfAnswer } from "../../../business/unsent.ts";
import { saveAnswer } from "../../api/messages.ts";
import type { Kind } from "../../kind.ts";

/** The answer to a message: the journal has it until it is sent. It is in no content file. */
export const answer: Kind = {
  screen: { path: "/messages", label: "Messages" },
  contentNames: [],
  saver: { kind: "answer", called: "An answer", keyOf: keyOfAnswer, send: saveAnswer },
};
