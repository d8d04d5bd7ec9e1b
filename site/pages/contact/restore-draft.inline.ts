/**
 * Restores a stored draft as soon as the form is parsed, long before React starts. `stored-draft.ts` writes it.
 */
const key = "contact-draft";
try {
  const { draft } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { draft?: Record<string, string> };
  for (const name of ["name", "email", "interest", "message"]) {
    const field = document.querySelector<HTMLInputElement>(`main form #${name}`);
    if (field && draft?.[name]) field.value = draft[name];
  }
} catch {
  // Storage is disabled, or another version of the page wrote it: leave the form as it is.
}
