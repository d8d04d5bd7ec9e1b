import { purposeOf } from "../../../../domain/newsletter.ts";
import { keyOfLetter } from "../../../business/unsent.ts";
import { saveLetter } from "../../api/letters.ts";
import type { Kind } from "../../kind.ts";

/** A letter to the readers: the journal has it until it is sent, and then the site. The owner can show a sent one on the pages. */
export const letter: Kind = {
  screen: { path: "/letters", label: "Letters" },
  contentNames: ["letters"],
  saver: {
    kind: "letter",
    called: "A letter",
    keyOf: (audience) => keyOfLetter(purposeOf(audience)),
    send: (audience, sent) => saveLetter(purposeOf(audience), sent),
  },
  uncheckedPart: "what the letter said when it was sent",
};
