/** Forgets the draft of a message that was sent by the native form. `stored-draft.ts` writes it. */
try {
  sessionStorage.removeItem("contact-draft");
} catch {
  // Storage is disabled: there is none.
}
