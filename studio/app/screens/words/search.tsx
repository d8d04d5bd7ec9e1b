import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { api, read } from "../../api/client.ts";
import { asRead, useFacts } from "../../api/content.ts";
import { Field } from "../../ui/field.tsx";
import ui from "../../ui/ui.module.css";
import { screenOf, shorten } from "../changes/words.ts";

/** How many sentences are listed. */
const most = 20;

/** Fewer letters are in nearly every sentence. */
const fewest = 3;

type SearchProps = {
  readonly find: string;
  readonly onFind: (text: string) => void;
  /** Returns what a page is called, by the file of its words; undefined for other files. */
  readonly labelOf: (file: string) => string | undefined;
};

/** Looks for a sentence on all pages, in articles, questions and facts, and leads to where it is changed. */
export function Search({ find, onFind, labelOf }: SearchProps) {
  // The address follows later: an input that waits for it would lose letters of a fast hand.
  const [typed, setTyped] = useState(find);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== document.activeElement) setTyped(find);
  }, [find]);
  const wanted = bare(typed);
  const isEnough = wanted.length >= fewest;
  const sentences = useSentences(typed !== "");
  const found = isEnough ? sentences?.filter(({ words }) => bare(words).includes(wanted)) : undefined;
  return (
    <search className={`${ui.tightStack} ${ui.form}`}>
      <Field label="Find a sentence" hint="A few words of it, as on the page.">
        {(props) => (
          <input
            {...props}
            ref={input}
            type="search"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              onFind(target.value);
            }}
          />
        )}
      </Field>
      {found && (
        <>
          <p role="status" className={ui.soft}>
            {found.length === 0
              ? "No sentence has these words."
              : found.length > most
                ? `The first ${most} of ${found.length}:`
                : undefined}
          </p>
          <FoundSentences of={found.slice(0, most)} labelOf={labelOf} />
        </>
      )}
    </search>
  );
}

/** Returns every sentence that has a screen, as it reads; undefined until they are there. */
export function useSentences(isWanted: boolean) {
  const facts = useFacts();
  const { data } = useQuery({
    queryKey: ["content", "sentences"],
    queryFn: () => read(api.content.sentences.$get()),
    enabled: isWanted,
  });
  return data?.flatMap(({ file, path, text }) => {
    const screen = screenOf({ file, path });
    return screen ? [{ file, path, text, words: asRead(text, facts), screen }] : [];
  });
}

type FoundSentencesProps = Partial<Pick<SearchProps, "labelOf">> & {
  readonly of: NonNullable<ReturnType<typeof useSentences>>;
};

/** Lists sentences, each with the way to where it is changed. */
export const FoundSentences = ({ of: found, labelOf }: FoundSentencesProps) => (
  <ul className={ui.facts}>
    {found.map(({ file, path, words, screen }) => (
      <li key={`${file} ${path.join(".")} ${words}`}>
        <Link to={`${placeOf(file, screen.path)}?show=${encodeURIComponent(words.slice(0, 200))}`}>
          {shorten(words, 120)}
        </Link>
        <span className={`${ui.small} ${ui.soft}`}>{labelOf?.(file) ?? screen.label}</span>
      </li>
    ))}
  </ul>
);

/** Signs and spaces don’t count. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** An article has a screen of its own. */
function placeOf(file: string, screen: string): string {
  const [, slug] = /^content\/articles\/(.+)\.mdx$/.exec(file) ?? [];
  return slug ? `/articles/${slug}` : screen;
}
