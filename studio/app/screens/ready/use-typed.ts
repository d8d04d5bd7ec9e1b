import { useState } from "react";
import { z } from "zod";

const typedTexts = z.record(z.string(), z.string());

/**
 * Returns the texts of a form: what is typed, and otherwise what is saved. This window keeps what is typed until it is saved,
 * also on other screens.
 *
 * @param key names the form
 * @param saved undefined until it is read
 */
export function useTyped<Texts extends Readonly<Record<string, string>>>(key: string, saved: Texts) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => readKept(key));
  const keep = (next: Readonly<Record<string, string>>) => {
    setTyped(next);
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  const known = Object.entries(typed).filter(([name]) => name in saved);
  const texts = { ...saved, ...Object.fromEntries(known) } as Texts;
  return {
    texts,
    isChanged: known.some(([name, text]) => saved[name] !== text),
    type: (changes: Partial<Texts>) => keep({ ...typed, ...(changes as Readonly<Record<string, string>>) }),
    forget: () => {
      setTyped({});
      sessionStorage.removeItem(key);
    },
  };
}

function readKept(key: string): Readonly<Record<string, string>> {
  const kept = sessionStorage.getItem(key);
  return kept === null ? {} : (typedTexts.safeParse(JSON.parse(kept)).data ?? {});
}
