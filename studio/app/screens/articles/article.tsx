import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { Link, useParams } from "react-router";
import { dayAt } from "../../../../domain/calendar-day.ts";
import type { DocNode } from "../../../engine/articles/document.ts";
import { frontMatterOf, readableFields, titleOfArticle } from "../../../engine/articles/names.ts";
import {
  frontOf,
  isOpen,
  openArticle,
  setArticleField,
  writeArticle,
} from "../../../engine/articles/open-article.ts";
import { type ArticleAnswer, articleQuery } from "../../api/articles.ts";
import { api, read } from "../../api/client.ts";
import { shownBy, useDraft, useFacts, useSession } from "../../api/content.ts";
import { shownOf } from "../../draft/autosave.ts";
import { save } from "../../draft/save-status.ts";
import { useAutosave } from "../../draft/use-field.ts";
import { Editor } from "../../editor/editor.tsx";
import { factChoices, isForReaders } from "../../editor/put-in.tsx";
import { ReadOnlyNote } from "../../forms/form-notes.tsx";
import { Screen } from "../../shell/screen.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./articles.module.css";
import { BeforeYouPublish } from "./before-you-publish.tsx";
import { ArticleFields } from "./fields.tsx";
import { goToField, needsOf, problemsWith, stillNeededWords } from "./needs.ts";
import { Preview } from "./preview.tsx";
import { Remove } from "./remove.tsx";

/** One article: its words, its page, and what it still needs. */
export function Component() {
  const { slug = "" } = useParams();
  return <Article key={slug} slug={slug} />;
}

function Article({ slug }: { readonly slug: string }) {
  const { data } = useSuspenseQuery(articleQuery(slug));
  const whyReadOnly = useDraft()?.whyReadOnly;
  const inFile = data.text;
  const kept = data.kept === null ? undefined : { value: data.kept, base: data.base, at: Date.now() };
  const { autosave, snapshot } = useAutosave({ kind: "article", id: slug }, kept, whyReadOnly);

  const value = shownOf(snapshot, data.kept ?? inFile);
  const source = String(value);
  const title = titleOfArticle(source) ?? slug;
  const wrong = data.whatIsWrong ?? snapshot?.message;
  const isFillingIn = useSyncExternalStore(followFocus, isInUnfinishedField);
  return (
    <Screen title={title} where={<Link to="/articles">Articles</Link>}>
      <ReadOnlyNote names={[]} />
      {wrong && (
        <div className={styles.wrong}>
          <Note
            {...(!isFillingIn && { kind: "bad" })}
            title={
              isFillingIn
                ? "Your last words join the article once this is filled in"
                : "Needs you: your last words aren’t in the article"
            }
          >
            <p>{wrong}</p>
          </Note>
        </div>
      )}
      <Written
        slug={slug}
        source={source}
        data={data}
        isReadOnly={whyReadOnly !== undefined}
        onType={(text) => autosave.type(text, data.kept === null ? inFile : data.base)}
      />
    </Screen>
  );
}

function followFocus(listener: () => void): () => void {
  const events = ["focusin", "focusout", "input"];
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}

/** Whether the cursor is in a field of the text that isn't filled in yet, such as one of a box that was just put in. */
const isInUnfinishedField = () => document.activeElement?.matches("[data-field=text] :invalid") ?? false;

type WrittenProps = {
  readonly slug: string;
  readonly source: string;
  readonly data: ArticleAnswer;
  readonly isReadOnly: boolean;
  readonly onType: (text: string) => void;
};

function Written({ slug, source, data, isReadOnly, onType }: WrittenProps) {
  const facts = useFacts();
  const today = dayAt(useNow(), useSession().business.timeZone);
  /** What was opened, and the text that this window wrote last: another text came from elsewhere. */
  const [article, setArticle] = useState(() => closedBy(data) ?? openArticle(source));
  const [blocks, setBlocks] = useState<readonly DocNode[]>();
  const written = useRef(source);
  if (source !== written.current) {
    written.current = source;
    setArticle(closedBy(data) ?? openArticle(source));
    setBlocks(undefined);
  }
  const finished = useRef<HTMLParagraphElement>(null);
  const [hasFinished, setFinished] = useState(false);
  useEffect(() => {
    if (hasFinished) finished.current?.focus();
  }, [hasFinished]);
  const [words, setWords] = useState("");
  const [tab, setTab] = useState<"write" | "page" | "needs">("write");

  if (!isOpen(article)) {
    return (
      <Note kind="bad" title="This article can’t be changed here">
        <p>
          {article.message} (line {article.line})
        </p>
        <p>It was written that way by hand, so it’s shown as it is.</p>
        <pre className={styles.source}>{source}</pre>
      </Note>
    );
  }

  const write = (text: string) => {
    written.current = text;
    onType(text);
  };
  const shown = blocks ?? article.parts.map(({ node }) => node);
  const problems = problemsWith(shown, data.problems);
  const isDraft = /^draft: true *$/m.test(article.front);
  const { isOnSite } = data;
  const canSetFields = readableFields(article.front) !== undefined;
  const setField = (path: readonly (string | number)[], value: unknown) => {
    if (!canSetFields) return;
    const text = setArticleField(written.current, path, value);
    write(text);
    setArticle({ ...article, front: frontOf(text) });
  };
  const tabs = [
    ["write", "Write"],
    ["page", "The page"],
    ["needs", stillNeededWords(needsOf(problems).length)],
  ] as const;
  return (
    <>
      <nav className={ui.tabs} aria-label="What to show">
        {tabs.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {label}
          </button>
        ))}
      </nav>
      <div className={styles.columns} data-tab={tab}>
        <div className={styles.write} data-field="text">
          {isReadOnly && <pre className={styles.source}>{source}</pre>}
          {facts.size > 0 && !isReadOnly && (
            <Editor
              label="The article’s text"
              value={shown}
              factWords={(name) => shownBy(name, facts) ?? name}
              facts={factChoices(facts, isForReaders)}
              article={{
                sources: data.references,
                keepPhotograph: (body) =>
                  save(() =>
                    read(api.photographs.texts[":slug"].$put({ param: { slug } }, { init: { body } })),
                  ),
              }}
              onChange={(next) => {
                setBlocks(next);
                write(writeArticle(article, next));
              }}
              onPlace={setWords}
            />
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.page}>
            <Preview
              slug={slug}
              isDraft={isDraft}
              isOnSite={isOnSite}
              hasPicture={!problems.some(({ code }) => code === "no picture")}
              version={source + (data.photograph?.id ?? "") + JSON.stringify(data.references)}
              words={words}
            />
          </div>
          <section className={styles.needs}>
            <BeforeYouPublish
              isDraft={isDraft}
              problems={problems}
              onGoTo={(path) => {
                if (path[0] === "text") flushSync(() => setTab("write"));
                goToField(path);
              }}
            >
              {!isDraft && !isOnSite && (
                <p ref={finished} tabIndex={-1} role="status">
                  It’s finished, and joins the site once it’s published. It’s in{" "}
                  <Link to="/changes">What will change</Link>.{" "}
                  <Button variant="link" onClick={() => setField(["draft"], true)}>
                    Make it a draft again
                  </Button>
                </p>
              )}
              {isDraft && (
                <div className={ui.tightStack}>
                  {isOnSite && (
                    <p role="status">
                      It’s a draft again, and visitors still see it as it was published. It goes once you{" "}
                      <Link to="/changes">publish that</Link>.
                    </p>
                  )}
                  <Button
                    isBusy={problems.length > 0}
                    onClick={() => {
                      if (!frontMatterOf(written.current).published) setField(["published"], today);
                      setField(["draft"], undefined);
                      setFinished(true);
                    }}
                    aria-describedby="finish"
                  >
                    It’s finished: publish it with the next changes
                  </Button>
                  <p id="finish" className={ui.hint}>
                    {problems.length > 0
                      ? "Once everything above is done."
                      : isOnSite
                        ? "Then it stays on the site."
                        : "It then joins What will change, and the site when you publish."}
                  </p>
                </div>
              )}
            </BeforeYouPublish>
            {canSetFields ? (
              <ArticleFields
                slug={slug}
                front={article.front}
                problems={problems}
                photograph={data.photograph}
                onChange={setField}
              />
            ) : (
              <Note kind="bad" title="Its title and picture can’t be changed here">
                <p>The lines at the top of its file can’t be read. Its text can be changed.</p>
              </Note>
            )}
            <Remove
              slug={slug}
              isOnSite={isOnSite}
              isKnown={data.live !== null}
              hasPhotograph={data.photograph !== null}
            />
          </section>
        </div>
      </div>
    </>
  );
}

/** Why the studio couldn’t read an article: a text that takes too long mustn’t be read here again. */
const closedBy = ({ problems }: ArticleAnswer) => problems.find(({ code }) => code === "not an article");
