/** What new entries are called since they are in their lists, by the key that they had before. */
const names = new Map<string, string>();

/** Returns the id or position of an entry that was added in this window; undefined if it isn't in its list yet. */
export const nameInList = (key: string): string | undefined => names.get(key);

export const setNameInList = (key: string, name: string): void => void names.set(key, name);

/** Forgets where the new entries at or below a key are. Returns their keys. */
export function forgetNamesIn(key: string): string[] {
  const forgotten = [...names.keys()].filter((one) => `${one}.`.startsWith(`${key}.`));
  for (const one of forgotten) names.delete(one);
  return forgotten;
}
