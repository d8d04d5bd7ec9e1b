/**
 * Where the browser keeps the token, for all its windows. This storage belongs to the studio's origin, port included, while a cookie
 * would be sent to every program that serves pages on this computer.
 */
const storageKey = "token";

let token: string | undefined;

export const currentToken = (): string => {
  token ??= localStorage.getItem(storageKey) ?? "";
  return token;
};

/**
 * Takes the token that another window was given since.
 *
 * @param refused the one that a request was sent with: another request may have renewed it meanwhile
 * @returns whether there is a new one
 */
export function renewToken(refused: string): boolean {
  const stored = localStorage.getItem(storageKey);
  if (!stored || stored === refused) return false;
  token = stored;
  return true;
}

/**
 * Exchanges the key in the window's address for a token, and leaves that address for the desk's.
 *
 * @returns false if the key is no longer valid
 */
export async function exchangeKey(): Promise<boolean> {
  const [, open, key] = location.pathname.split("/");
  if (open !== "open" || !key) return true;
  history.replaceState(null, "", "/");
  const response = await fetch("/api/token", { method: "POST", headers: { "X-Studio-Key": key } });
  if (!response.ok) return false;
  const given: { token: string } = await response.json();
  token = given.token;
  try {
    localStorage.setItem(storageKey, token);
  } catch (error) {
    // The browser's storage is full: the token is this window's alone, and ends when it is reloaded.
    console.error(error);
  }
  return true;
}
