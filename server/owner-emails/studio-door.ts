import { randomUUID } from "node:crypto";
import { z } from "zod";
import {
  composeBody,
  type Email,
  formatReceived,
  paragraph,
  type Sender,
  toOwner,
} from "../delivery/email.ts";
import { singleLine } from "../http/form-text.ts";

/** What the owner gets an email about, when it happens at the door of her studio. */
export const doorEvents = [
  "new-passkey",
  "recovery-code",
  "new-place",
  "passkey-removed",
  "new-codes",
] as const;

export type DoorEvent = (typeof doorEvents)[number];

/** What the studio says of an event at its door. All names that the studio takes are valid: a refused one would keep the email from going. */
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
  "passkey-removed": "A passkey of your studio was taken off",
  "new-codes": "Your studio has new recovery codes",
};

const happened: Readonly<Record<DoorEvent, (details: DoorDetails, when: string) => string>> = {
  "new-passkey": ({ passkey, browser }, when) =>
    `On ${when}, a passkey was made for your studio: “${passkey}”, with ${browser}. It opens the studio from now on.`,
  "recovery-code": ({ passkey, browser }, when) =>
    `On ${when}, a passkey was made for your studio with one of your recovery codes: “${passkey}”, with ${browser}. It opens the studio from now on, and that code is used up.`,
  "new-place": ({ passkey, browser }, when) =>
    `On ${when}, your studio was opened with the passkey “${passkey}” in a browser that had never opened it before: ${browser}.`,
  "passkey-removed": ({ passkey, browser }, when) =>
    `On ${when}, the passkey “${passkey}” was taken off, with ${browser}. It doesn’t open your studio any more.`,
  "new-codes": ({ passkey, browser }, when) =>
    `On ${when}, new recovery codes were made for your studio with the passkey “${passkey}”, in ${browser}. The old ones don’t open it any more.`,
};

/** Composes the email that tells the owner who has come into her studio, or can from now on, or no longer. */
export function composeDoorEmail(event: DoorEvent, details: DoorDetails, sender: Sender) {
  return {
    ...toOwner(`door-${randomUUID()}`, sender),
    subject: subjects[event],
    ...composeBody([
      paragraph(happened[event](details, formatReceived(details.at))),
      paragraph("If that was you, there’s nothing to do."),
      paragraph(
        "If it wasn’t: open your studio, and under “Who can open the studio” take off every passkey that isn’t yours, sign out everywhere, and make new recovery codes. If you can’t get in, ask whoever helps you with the server at once: “stillwater studio-key” there makes a key for you.",
      ),
    ]),
  } satisfies Email;
}
