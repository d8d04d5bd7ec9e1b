import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { articlePath } from "../../../../domain/pages.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { asItWas, partsOf, wordsOfClosure } from "../../../core/content/change.ts";
import { isPicture } from "../../../core/content/is-picture.ts";
import { menuLabels } from "../../../core/content/menu-labels.ts";
import type { HeldBack } from "../../../core/draft/held-back.ts";
import type { DatedChange } from "../../../server/routes/content.ts";
import { type FoundPlaces, fileQuery, type Place, type Search } from "../../api/content.ts";
import { useEntry } from "../../draft/use-field.ts";
import { StoredPicture } from "../../photographs/stored-picture.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { After, Before, RegisterMark } from "../../ui/marks.tsx";
import { Loading } from "../../ui/notes.tsx";
import { When } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { lowerFirst } from "../../ui/words.ts";
import styles from "./change-card.module.css";
import { Places } from "./places.tsx";
import { byReader, screenOf, shorten } from "./words.ts";

type ChangeCardProps = {
  readonly change: DatedChange;
  readonly found: FoundPlaces | undefined;
  readonly search: Search | undefined;
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
};

/** One change, and every place that it touches. */
export function ChangeCard({ change, found, search, isLeftOut, onLeaveOut }: ChangeCardProps) {
  const id = useId();
  const isLooking = !found && search?.state !== "failed";
  return (
    <article className={classNames(styles.change, isLeftOut && styles.leftOut)} aria-labelledby={id}>
      <header>
        <RegisterMark out className={styles.mark} />
        <div>
          <h2 id={id}>
            {wordsOfClosure(change) ?? (
              <>
                {change.label}
                <Values change={change} />
              </>
            )}
          </h2>
          <ChangedSentences change={change} />
          <WhatComesAlong change={change} />
          <ChangedWhere change={change} />
          {!isLeftOut && found && <ShownWhen places={found.places} />}
        </div>
        <Button look="link" small aria-describedby={id} onClick={() => onLeaveOut(!isLeftOut)}>
          {isLeftOut ? "Take it in again" : "Leave this one out"}
        </Button>
      </header>
      {isLeftOut && (
        <p className={styles.aside}>Left out. It stays in your draft, and visitors see it as it was.</p>
      )}
      {!isLeftOut && found?.problem && (
        <p className={styles.aside}>It can’t go live without the other changes: {found.problem}</p>
      )}
      {!isLeftOut &&
        found?.places
          .filter(isGonePage)
          .map(({ page }) => <LeadElsewhere key={page} from={page} movedTo={movedTo(change)} />)}
      {!isLeftOut && found?.places.length === 0 && !found.problem && (
        <p className={styles.aside}>
          {change.file === "content/references.yaml"
            ? "No article cites it. Visitors won’t notice a difference."
            : "No page shows it. Visitors won’t notice a difference."}
        </p>
      )}
      {!isLeftOut && found && <Places places={found.places} />}
      {!isLeftOut && isLooking && (
        <div className={styles.looking}>
          <Loading label="Looking through every page" lines={4} />
        </div>
      )}
    </article>
  );
}

/** Whether a page, not a file, has no place in the draft. */
const isGonePage = ({ kind, show }: Place) => kind === "title" && show === undefined;

/** What several changes do together, and none alone. */
export const PlacesOfSeveral = ({ found }: { readonly found: FoundPlaces }) => (
  <article className={styles.change} aria-labelledby="together">
    <header>
      <RegisterMark out className={styles.mark} />
      <div>
        <h2 id="together">The changes together</h2>
        <p className={styles.from}>None of them does this alone.</p>
      </div>
    </header>
    <Places places={found.places} />
  </article>
);

/** How many characters of values a heading takes. */
const longest = 120;

/** The old and the new value, where they are short. */
function Values({ change }: { readonly change: DatedChange }) {
  const { path, before, after, isOrder, isMove } = change;
  if (isOrder) return `: ${after}`;
  if (isMove) return before === asItWas ? null : ", and changed";
  if (path.length === 0 || isWhole(change))
    return before === undefined ? ", new" : after === undefined ? ", taken out" : ", changed";
  if (!before && !after) return null;
  if (`${before ?? ""}${after ?? ""}`.length > longest) return null;
  return (
    <>
      {": "}
      {before && (
        <>
          <Before>{before}</Before>{" "}
        </>
      )}
      {after && <After>{after}</After>}
      {!after && before && <span className={ui.visuallyHidden}> removed</span>}
    </>
  );
}

/** Whether it is a group that is one thing for the owner, and isn't said by its values. */
const isWhole = ({ before, after }: DatedChange) =>
  (before === undefined && after === "new") ||
  (before === asItWas && (after === undefined || after === "changed"));

/** What else is part of a change: what comes along, or is left out with it. */
function WhatComesAlong({ change: { file, parts = [] } }: { readonly change: DatedChange }) {
  const said = [
    parts.some((part) => isPicture(part.file) && part.file !== file) && "its picture",
    ...parts
      .filter((part) => part.file === "content/references.yaml")
      .map(({ label }) => lowerFirst(label).replace(":", "")),
    parts.some((part) => part.file === "content/redirects.yaml") && "where old addresses lead",
    parts.some(isOtherArticle(file)) && "the links to it",
  ].filter((one) => one !== false);
  return said.length > 0 && <p className={styles.from}>With it: {said.join(", ")}.</p>;
}

const isOtherArticle = (file: string) => (part: Pick<DatedChange, "file" | "after">) =>
  part.file !== file && part.after !== undefined && /^content\/(?:articles\/.*\.mdx|pages\/)/.test(part.file);

/** What went and what came in an article. */
function ChangedSentences({ change: { id, before, after } }: { readonly change: DatedChange }) {
  const isSaid = before !== undefined && after !== undefined && !(before === asItWas && after === "changed");
  if (!/^(?:content\/)?articles\//.test(id) || !isSaid) return null;
  return (
    <p className={styles.from}>
      {before !== asItWas && <Before>{before}</Before>} <After>{after}</After>
    </p>
  );
}

/** From when on visitors see a change, if that is later for most of its places. */
function ShownWhen({ places }: Pick<FoundPlaces, "places">) {
  const { read } = byReader(places);
  const later = read.filter(({ when }) => when?.startsWith("from "));
  const [first] = later;
  if (!first || later.length <= read.length / 2) return null;
  return <p className={styles.from}>Visitors see most of it {first.when}.</p>;
}

function ChangedWhere({ change }: { readonly change: DatedChange }) {
  const screen = screenOf(change);
  const pictures = partsOf(change).filter(({ file }) => isPicture(file));
  const isByHand = change.changedAt === undefined;
  const how = isByHand ? (
    "Changed by hand in its file"
  ) : (
    <>
      Changed: <When time={change.changedAt} />
    </>
  );
  if (!screen) {
    return (
      <p className={styles.from}>
        {how}. The studio has no screen for it: it can be changed only in {change.file}
      </p>
    );
  }
  return (
    <>
      <p className={styles.from}>
        {how}
        {isByHand ? ". It belongs to " : ", in "}
        <Link to={screen.path}>{screen.label}</Link>
      </p>
      {!change.isMove &&
        pictures.map((picture) => (
          <ChangedPicture key={picture.file} picture={picture} version={change.changedAt} />
        ))}
    </>
  );
}

type ChangedPictureProps = {
  readonly picture: Pick<DatedChange, "file" | "before" | "after">;
  readonly version: number | undefined;
};

/** A picture as visitors see it, and as they will. */
const ChangedPicture = ({ picture: { file, before, after }, version }: ChangedPictureProps) => (
  <div className={ui.row}>
    {before !== undefined && (
      <StoredPicture file={file} state="live" version={before} alt="The picture that visitors see now" />
    )}
    {after !== undefined && (
      <StoredPicture file={file} state="draft" version={version ?? after} alt="The new picture" />
    )}
  </div>
);

/** Something typed that isn't right yet: neither it nor what the field had before is published. */
export function HeldCard({ held: { change, message } }: { readonly held: HeldBack }) {
  const id = useId();
  const screen = screenOf(change);
  return (
    <article className={styles.change} aria-labelledby={id}>
      <header>
        <RegisterMark out className={styles.mark} />
        <div>
          <h2 id={id}>
            {change.label}: {change.after === undefined ? "nothing" : `“${shorten(change.after)}”`}
          </h2>
          <p className={styles.from}>Held back. {message}</p>
          {screen && (
            <p className={ui.row}>
              <ButtonLink small to={screen.path} aria-describedby={id}>
                To {lowerFirst(screen.label)}
              </ButtonLink>
            </p>
          )}
        </div>
      </header>
    </article>
  );
}

type Redirect = { readonly from: string; readonly to: string };

/** Returns the address that an article moves to. */
const movedTo = ({ isMove, file }: DatedChange): string | undefined =>
  isMove ? articlePath(file.replace(/^.*\/|\.mdx$/g, "")) : undefined;

type LeadElsewhereProps = { readonly from: string; readonly movedTo: string | undefined };

/** Asks where the address of a page that goes away should lead, and drafts a redirect. */
function LeadElsewhere({ from, movedTo }: LeadElsewhereProps) {
  const { data: redirects } = useQuery(fileQuery("redirects"));
  const { data: navigation } = useQuery(fileQuery("navigation"));
  const labels = menuLabels(navigation?.data);
  // The page above it: for an article, the list of articles.
  const parent = from.replace(/\/[^/]*$/, "");
  const [chosen, setChosen] = useState<string>();
  const to = chosen ?? movedTo ?? (labels.has(parent) ? parent : "/");
  const { add } = useEntry({ name: "redirects", path: [] });
  const leading = useMutation({ mutationFn: () => add({ from, to }, from) });
  if (!redirects || !navigation) return null;
  const existing = (redirects.data as Redirect[] | null)?.find((redirect) => redirect.from === from);
  if (existing) {
    return <p className={styles.aside}>Its address leads to {labels.get(existing.to) ?? existing.to}.</p>;
  }
  return (
    <div className={classNames(styles.aside, ui.tightStack)}>
      <Field
        label="Where should its address lead?"
        hint={`Search engines and other people’s links still know ${from}. Without an answer, it says “not found”.`}
        error={leading.error?.message}
      >
        {(input) => (
          <select {...input} value={to} onChange={({ target }) => setChosen(target.value)}>
            {movedTo && <option value={movedTo}>{movedTo}</option>}
            {[...labels].map(([path, label]) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p>
        <Button isBusy={leading.isPending} onClick={() => leading.mutate()}>
          Lead it there
        </Button>
      </p>
    </div>
  );
}
