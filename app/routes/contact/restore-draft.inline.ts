/**
 * Puts a kept draft back into the form at once, since React may start much later. A message that went
 * without script is kept no longer. Compiled to one line that stands behind the form; its hash is in
 * the policy. `kept-draft.ts` writes the draft.
 */
const key = "contact-draft";
try {
  if (location.hash === "#message-sent") sessionStorage.removeItem(key);
  const { draft } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { draft?: Record<string, string> };
  for (const name of ["name", "email", "interest", "message"]) {
    const field = document.querySelector<HTMLInputElement>(`main form #${name}`);
    if (field && draft?.[name]) field.value = draft[name];
  }
} catch {
  // Storage is switched off, or another version of the page wrote there: the form stays as it is.
}
