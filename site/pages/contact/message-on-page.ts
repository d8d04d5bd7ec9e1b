/** What a message needs of a stored draft. */
type Stored = {
  readonly draft?: { readonly message?: string | undefined };
  readonly page?: string | undefined;
};

/**
 * Returns the message that stands on a page. What a visitor typed there stands alone. What they typed on another page stands
 * above what this page begins with.
 *
 * @param begun what the page begins a message with; empty if it begins none
 */
export function messageOnPage(page: string, begun: string, stored: Stored | undefined): string {
  const typed = stored?.draft?.message ?? "";
  if (typed && (!begun || stored?.page === page)) return typed;
  return [typed, begun].filter(Boolean).join("\n\n");
}
