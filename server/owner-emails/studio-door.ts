import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { DoorEvent } from "../../domain/door-events.ts";
import {
  composeBody,
  type Email,
  formatReceived,
  paragraph,
  type Sender,
  toOwner,
} from "../delivery/email.ts";
import { singleLine } from "../http/form-text.ts";

/** What the studio says of an event at its door: any name that it takes, or whoever chose the name kept the email from going. */
export const doorDetails = z.strictObject({
  /** The name of the passkey. */
  passkey: z.string().max(60).pipe(singleLine),
  /** Such as “Safari on an iPhone”. */
  browser: z.string().max(60).pipe(singleLine),
  /** In milliseconds since 1970. */
  at: z.int(),
});

type DoorDetails = z.infer<typeof doorDetails>;

const subjects: Readonly<Record<DoorEvent, string>> = {
  "new-passkey": "A new passkey opens your studio",
  "recovery-code": "A recovery code of your studio was used",
  "new-place": "Your studio was opened somewhere new",
};

const happened: Readonly<Record<DoorEvent, (details: DoorDetails, when: string) => string>> = {
  "new-passkey": ({ passkey, browser }, when) =>
    `On ${when}, a passkey was made for your studio: “${passkey}”, with ${browser}. It opens the studio from now on.`,
  "recovery-code": ({ passkey, browser }, when) =>
    `On ${when}, a passkey was made for your studio with one of your recovery codes: “${passkey}”, with ${browser}. It opens the studio from now on, and that code is used up.`,
  "new-place": ({ passkey, browser }, when) =>
    `On ${when}, your studio was opened with the passkey “${passkey}” in a browser that had never opened it before: ${browser}.`,
};

/** Composes the email that tells the owner who has come into her studio, or can from now on. */
export function composeDoorEmail(event: DoorEvent, details: DoorDetails, sender: Sender) {
  return {
    ...toOwner(`door-${randomUUID()}`, sender),
    subject: subjects[event],
    ...composeBody([
      paragraph(happened[event](details, formatReceived(details.at))),
      paragraph("If that was you, there’s nothing to do."),
      paragraph(
        "If it wasn’t: open your studio, and under “Who can open the studio” take that passkey off, sign out everywhere, and make new recovery codes. If you can’t get in, ask whoever helps you with the server at once: “stillwater studio-key” there makes a key for you.",
      ),
    ]),
  } satisfies Email;
}
