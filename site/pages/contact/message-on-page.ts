/** What a message needs of a stored draft. */
type Stored = {
  readonly draft?: { readonly message?: string | undefined };
  readonly page?: string | undefined;
};

/**
 * Returns the message that stands on a page: the visitor's own, where it was typed there, or the one that the page begins, after
 * what was typed on another one.
 *
 * @param begun what the page begins a message with; empty if it begins none
 */
export function messageOnPage(page: string, begun: string, stored: Stored | undefined): string {
  const typed = stored?.draft?.message ?? "";
  if (typed && (!begun || stored?.page === page)) return typed;
  return [typed, begun].filter(Boolean).join("\n\n");
}
