import type { ChangedPage, Passage } from "../../../engine/rendering/compare-sites.ts";
import { pageWithWords } from "../../../engine/rendering/show-words.ts";
import type { Comparison } from "../../../server/routes/changes.ts";
import { useSession } from "../../api/content.ts";
import { countWords, upperFirst } from "../../ui/format.ts";
import { After, Before } from "../../ui/marks.tsx";
import { Details } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./differences.module.css";
import { shorten } from "./words.ts";

/** How many sentences are in sight at first. */
const inSight = 5;

const count = (number: number, one: string, more: string) =>
  `${countWords(number)} ${number === 1 ? one : more}`;

/** “Nine sentences will read differently on four pages.” */
export function summaryOf({ pages }: Comparison): string {
  const moved = pages.flatMap(({ passages }) => passages.filter(isMoved)).length;
  const sentences = pages.flatMap(({ passages }) => passages).length - moved;
  const whole = (is: ChangedPage["is"]) => pages.filter((page) => page.is === is).length;
  const read = pages
    .map((page) => ({ ...page, passages: page.passages.filter((one) => !isMoved(one)) }))
    .filter(({ passages }) => passages.length > 0);
  const paths = new Set(
    read.flatMap(({ path, passages }) => [
      path,
      ...passages.flatMap((one) => one.alsoOn.map(({ path }) => path)),
    ]),
  );
  const isEverywhere = read.some(({ path }) => path === undefined);
  const areAllEverywhere = read.every(({ path }) => path === undefined);
  const where = !isEverywhere
    ? ` on ${count(paths.size, "page", "pages")}`
    : areAllEverywhere
      ? " on every page"
      : ", some of them on every page";
  const said = [
    whole("new") > 0 && `${count(whole("new"), "page comes", "pages come")}`,
    whole("gone") > 0 && `${count(whole("gone"), "page goes", "pages go")}`,
    sentences > 0 && `${count(sentences, "sentence", "sentences")} will read differently${where}`,
    moved > 0 &&
      `${count(moved, "text", "texts")} will stand elsewhere on ${moved === 1 ? "its page" : "their pages"}`,
  ].filter((one) => one !== false);
  return said.length > 0 ? `${upperFirst(said.join(", "))}.` : "No sentence will read differently today.";
}

/** Whether visitors read the same words in another place of the page. */
const isMoved = ({ before, after }: Passage): boolean =>
  before !== undefined && after !== undefined && [...before, ...after].every(({ changed }) => !changed);

/** Returns the first passages of pages, and the others. A page that comes or goes counts as one. */
function split(pages: readonly ChangedPage[]): [first: ChangedPage[], rest: ChangedPage[]] {
  const parts: [ChangedPage[], ChangedPage[]] = [[], []];
  let room = inSight;
  for (const page of pages) {
    const [first, rest] = [page.passages.slice(0, room), page.passages.slice(room)];
    if (first.length > 0 || (page.is && room > 0)) parts[0].push({ ...page, passages: first });
    if (rest.length > 0 || (page.is && room === 0)) parts[1].push({ ...page, passages: rest });
    room -= Math.min(room, page.is ? 1 : first.length);
  }
  return parts;
}

type BeforeAndAfterProps = { readonly comparison: Comparison };

/** What visitors read now, and what they will read once the changes are published, page by page. */
export function BeforeAndAfter({ comparison: { pages, unread } }: BeforeAndAfterProps) {
  const [first, rest] = split(pages);
  const folded = rest.reduce((sum, { is, passages }) => sum + (is ? 1 : passages.length), 0);
  return (
    <section className={styles.differences} aria-label="Before and after">
      {first.length > 0 && (
        <p className={styles.head} aria-hidden="true">
          <span>Visitors see now</span>
          <span>They will see</span>
        </p>
      )}
      <Pages pages={first} />
      {folded > 0 && (
        <Details summary={`${upperFirst(countWords(folded))} more`}>
          <Pages pages={rest} />
        </Details>
      )}
      {unread.length > 0 && (
        <p className={ui.hint}>
          {upperFirst(count(unread.length, "page or file", "pages and files"))} will also differ, but not in
          today’s words: in pictures, for search engines and calendars, or on other days.
        </p>
      )}
    </section>
  );
}

const Pages = ({ pages }: { readonly pages: readonly ChangedPage[] }) =>
  pages.map((page) => (
    <section key={page.path ?? ""} className={styles.page}>
      <h2>{page.title}</h2>
      {page.is === "new" && (
        <p>This page is new. {page.path && <Look path={page.path} title={page.title} />}</p>
      )}
      {page.is === "gone" && <p>This page goes.</p>}
      {page.passages.length > 0 && (
        <ul>
          {page.passages.map((passage) => (
            <PassageRow key={JSON.stringify(passage)} passage={passage} page={page} />
          ))}
        </ul>
      )}
    </section>
  ));

type PassageRowProps = { readonly passage: Passage; readonly page: ChangedPage };

function PassageRow({ passage, page }: PassageRowProps) {
  const { before, after, alsoOn } = passage;
  return (
    <li>
      <div className={styles.value}>
        <span className={styles.label}>Now</span>
        {before ? <Parts parts={before} mark={Before} /> : <span className={ui.soft}>nothing</span>}
      </div>
      <div className={styles.value}>
        <span className={styles.label}>Then</span>
        {isMoved(passage) ? (
          <span className={ui.soft}>the same, in another place</span>
        ) : after ? (
          <Parts parts={after} mark={After} />
        ) : (
          <span className={ui.soft}>nothing</span>
        )}
      </div>
      <Look path={page.path ?? "/"} title={page.title} words={textOf(after)} />
      {alsoOn.length > 0 && <p className={styles.also}>Also on {listOf(alsoOn.map(({ title }) => title))}</p>}
    </li>
  );
}

/** “Home, FAQ and 3 more” */
const listOf = (titles: readonly string[]): string =>
  titles.length > 3 ? `${titles.slice(0, 2).join(", ")} and ${titles.length - 2} more` : titles.join(", ");

const textOf = (parts: Passage["after"]): string => parts?.map(({ text }) => text).join("") ?? "";

type PartsProps = { readonly parts: NonNullable<Passage["before"]>; readonly mark: typeof Before };

/** A text, with the words marked that differ. Of one that comes or goes, the beginning says enough. */
function Parts({ parts, mark: Mark }: PartsProps) {
  let position = 0;
  return (
    <span>
      {parts.map(({ text, changed }) => {
        position += text.length;
        if (!changed) return <span key={position}>{text}</span>;
        return <Mark key={position}>{parts.length === 1 ? shorten(text, 120) : text}</Mark>;
      })}
    </span>
  );
}

type LookProps = { readonly path: string; readonly title: string; readonly words?: string };

/** A link to the page as it will be, at the words. */
function Look({ path, title, words = "" }: LookProps) {
  const { previewPages } = useSession();
  return (
    <a
      className={styles.look}
      href={previewPages + pageWithWords(path, words)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Look: ${title}${words && `, “${shorten(words)}”`}`}
    >
      Look
    </a>
  );
}
