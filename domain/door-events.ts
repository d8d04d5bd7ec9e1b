/** What the owner gets an email about, when it happens at the door of her studio. */
export const doorEvents = [
  "new-passkey",
  "recovery-code",
  "new-place",
  "passkey-removed",
  "new-codes",
] as const;

export type DoorEvent = (typeof doorEvents)[number];
