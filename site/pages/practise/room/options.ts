/** What the visitor chooses before sitting down, by the names of the checkboxes. */
export type Options = {
  readonly bell: boolean;
  readonly halfWay: boolean;
  readonly dim: boolean;
  /** Single letters and digits as keys. */
  readonly keys: boolean;
};

export const optionNames = ["bell", "halfWay", "dim", "keys"] as const satisfies readonly (keyof Options)[];

/** What the prerendered form shows. */
export const dayOptions: Options = { bell: false, halfWay: false, dim: false, keys: true };

const storageKey = "practice-room.options";

/** Returns what the visitor chose earlier on this device; without, no bell, and dim between 10 pm and 6 am by their clock. */
export function firstOptions(now: Date): Options {
  const isNight = now.getHours() >= 22 || now.getHours() < 6;
  return { ...dayOptions, dim: isNight, ...chosen() };
}

/** Remembers a choice on this device, if the browser keeps anything. */
export function remember(name: keyof Options, isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...chosen(), [name]: isOn }));
  } catch {
    // Storage is full or switched off: the choice holds until the page is left.
  }
}

function chosen(): Partial<Options> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        ([name, isOn]) => optionNames.some((known) => known === name) && typeof isOn === "boolean",
      ),
    );
  } catch {
    return {}; // storage is switched off, or the text was edited by hand
  }
}
