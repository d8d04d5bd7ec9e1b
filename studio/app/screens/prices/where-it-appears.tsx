import { type ReactNode, useState } from "react";
import { classNames } from "../../../../site/ui/class-names.ts";
import { type Place, useContent, useSearch, useSession } from "../../api/content.ts";
import { keyOfTarget, type Target } from "../../draft/save.ts";
import { isSame } from "../../draft/typing.ts";
import { useField } from "../../draft/use-field.ts";
import { type AnyFieldProps, fieldSchema, textOf } from "../../forms/field-schema.ts";
import { Button } from "../../ui/button.tsx";
import { After, Before } from "../../ui/marks.tsx";
import { Details, ExactWords, Note } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { countWords, upperFirst } from "../../ui/words.ts";
import { Parts } from "../changes/places.tsx";
import { byReader, pagesOf, someOfEachKind, wordsOfUnread } from "../changes/words.ts";
import styles from "./where-it-appears.module.css";

/** How many places are listed at first. */
const first = 6;

/** Where a fact appears: found by building the site with the old value and the new one. */
export function WhereItAppears({ fact }: { readonly fact: Target }) {
  const key = keyOfTarget(fact);
  const price = prices.find((each) => keyOfTarget(each) === key);
  const called = price?.called ?? `“${fieldSchema(fact.name, fact.path).title}”`;
  return (
    <section>
      <h2 id="where-it-appears" tabIndex={-1}>
        Where {called} appears
      </h2>
      <div role="status" className={ui.tightStack}>
        <Places fact={fact} key={key} />
      </div>
    </section>
  );
}

function Places({ fact }: { readonly fact: Target }) {
  const { live, inFile } = useField(fact);
  const isHeldBack = useContent()?.heldBack.some(({ key }) => key === keyOfTarget(fact));
  const isWritten = !isSame(live, inFile);
  const search = useSearch({ enabled: isWritten });
  const [isAll, setAll] = useState(false);
  const text = (value: unknown) => textOf(fact.name, fact.path, value);

  if (isHeldBack) return <Line>It’s held back, and on no page until it’s right.</Line>;
  if (!isWritten) {
    return <Line>Once you change it, I look through every page for what will be different.</Line>;
  }
  const found = search?.found.find(({ change }) => change === keyOfTarget(fact));
  if (search?.state === "failed") {
    return (
      <>
        <Line>I couldn’t compare the pages. The live site is as it was, and your change is kept.</Line>
        {search.detail && <ExactWords>{search.detail}</ExactWords>}
      </>
    );
  }
  if (!found) {
    return (
      <Line>
        {search?.state === "preparing"
          ? "Getting ready to look through the pages: half a minute, once…"
          : "Looking through every page… You can go on typing."}
      </Line>
    );
  }
  const { places, problem } = found;
  if (problem) return <Line>It can’t be shown alone. {problem}</Line>;
  const built = `I built the site once with ${text(live)} and once with ${text(inFile)}, and compared.`;
  if (places.length === 0) return <Line>{built} No page looks different.</Line>;
  const { read, unread } = byReader(places);
  const shown = isAll ? read : someOfEachKind(read, first);
  return (
    <>
      <Line>
        {built} {places.length} {places.length === 1 ? "place" : "places"}.
      </Line>
      {shown.length > 0 && <List places={shown} />}
      {read.length > shown.length && (
        <p>
          <Button look="link" onClick={() => setAll(true)}>
            Show {read.length - shown.length} more
          </Button>
        </p>
      )}
      {unread.length > 0 && (
        <Details summary={wordsOfUnread({ read, unread })}>
          <List places={unread} />
        </Details>
      )}
    </>
  );
}

const List = ({ places }: { readonly places: readonly Place[] }) => (
  <ul className={styles.places}>
    {places.map((place) => (
      <PlaceRow key={place.id} place={place} />
    ))}
  </ul>
);

const Line = ({ children }: { readonly children: ReactNode }) => (
  <p className={classNames(ui.soft, styles.line)}>{children}</p>
);

function PlaceRow({ place }: { readonly place: Place }) {
  const { previewOrigin } = useSession();
  const { after, before = [], where, follows } = place;
  const page = upperFirst(pagesOf(place));
  const was = before.filter(({ changed }) => changed).map(({ text }) => text);
  return (
    <li>
      <span>
        {after ? (
          <>
            “<Parts parts={after} mark={After} />”
          </>
        ) : (
          <>
            Was “<Parts parts={before} mark={Before} />
            ”, now nowhere
          </>
        )}
      </span>
      <span className={styles.page}>
        {[page, where].filter(Boolean).join(" · ")}
        {follows && was.length > 0 && ` · follows from it, was ${was.join(" ")}`}
      </span>
      {place.show !== undefined && (
        <a
          className={styles.show}
          href={previewOrigin + place.show}
          target="_blank"
          // A link to words needs a window without an opener.
          rel="noopener noreferrer"
        >
          Show
          <span className={ui.visuallyHidden}>
            : {[page, where].filter(Boolean).join(", ")}, in a new tab
          </span>
        </a>
      )}
    </li>
  );
}

/** What of a changed price only the owner can change: the pages that take the money. */
export function OnlyYou({ fact }: { readonly fact: Target }) {
  const { live, inFile } = useField(fact);
  const isWritten = !isSame(live, inFile);
  const search = useSearch({ enabled: isWritten });
  const pages = search?.found.find(({ change }) => change === keyOfTarget(fact))?.bookingPages ?? [];
  if (!isWritten || pages.length === 0) return null;
  return (
    <Note
      kind="gold"
      title={
        pages.length === 1
          ? "One place that I can’t reach"
          : `${upperFirst(countWords(pages.length))} places that I can’t reach`
      }
    >
      <p>
        {pages.length === 1 ? "Your booking page takes" : "Your booking pages take"} the money, and I can’t
        change what it asks. Make it {textOf(fact.name, fact.path, inFile)} there, too:
      </p>
      <ul>
        {pages.map(({ page, term }) => (
          <li key={page}>
            {term && `${term}: `}
            <a href={page} target="_blank" rel="noreferrer">
              {page.replace(/^https?:\/\//, "")}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

export type Price = AnyFieldProps & {
  readonly label: string;
  /** In a sentence: “Where the course price appears”. */
  readonly called: string;
  readonly hint?: string;
};

/** What people pay. */
export const prices: readonly [Price, ...Price[]] = [
  { name: "schedule", path: ["course", "price"], label: "The 8-week course", called: "the course price" },
  {
    name: "schedule",
    path: ["coaching", "price"],
    label: "A session of coaching",
    called: "the coaching price",
  },
  {
    name: "schedule",
    path: ["sundayClass", "price"],
    label: "A Sunday class, casual",
    called: "the class price",
    hint: "The centre sets it and takes the money. Change it when the centre does.",
  },
];
