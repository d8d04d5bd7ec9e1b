import { useMutation } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { keyOf } from "../../../core/content/change.ts";
import type { Fact, Readiness } from "../../../core/readiness/read-tasks.ts";
import { api, read } from "../../api/client.ts";
import { asRead, fileQuery, readyQuery, useContent, useFacts } from "../../api/content.ts";
import { queryClient } from "../../api/query-client.ts";
import { keyOfTarget } from "../../draft/save.ts";
import { expectSaved, useEntry } from "../../draft/use-field.ts";
import { ContentField } from "../../forms/content-field.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loading, Wrong } from "../../ui/notes.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./ready.module.css";
import { Row } from "./row.tsx";

const longestName = 100;

type Confirmed = {
  /** What the owner calls it. */
  readonly what: string;
  /** The lines of `content/confirmed.yaml`. */
  readonly lines: readonly string[];
  /** Has the focus afterwards: the button that was pressed goes. */
  readonly next: HTMLElement | null | undefined;
};

/** Notes that what came with the site is right as it is, with a way back. */
export function useConfirm() {
  const confirmed = useEntry({ name: "confirmed", path: [] });

  const takeBack = async (line: string) => {
    const { data } = await queryClient.fetchQuery({ ...fileQuery("confirmed"), staleTime: 0 });
    const index = Array.isArray(data) ? data.indexOf(line) : -1;
    if (index !== -1) await confirmed.remove(String(index));
  };

  return useMutation({
    mutationFn: async ({ what, lines, next }: Confirmed) => {
      // The line of a page with many texts is longer than a name may be.
      for (const line of lines) await confirmed.add(line, line.slice(0, longestName));
      await queryClient.invalidateQueries({ queryKey: readyQuery.queryKey });
      next?.focus();
      showToast(`Noted: “${what}” is right as it is.`, async () => {
        for (const line of lines) await takeBack(line);
      });
    },
  });
}

/** A fact that only the owner knows: what stands there now, and the fields to put it right. */
export function FactRow({ fact }: { readonly fact: Fact }) {
  const { title, fields, now, left, confirmAs } = fact;
  const confirm = useConfirm();
  const facts = useFacts();
  const keys = fields.map(keyOfTarget);
  const needsYou = useContent()?.invalid.some(({ key }) => keys.includes(key));
  const more = fields.length > 1 ? ` and ${fields.length - 1} more` : "";
  return (
    <Row
      title={title}
      line={now === undefined ? "Nothing is there" : `${shortened(asRead(now, facts))}${more}`}
      state={
        needsYou
          ? { kind: "bad", words: "Needs you" }
          : left > 0
            ? { kind: "wait", words: "Made up" }
            : { kind: "fine", words: "Yours" }
      }
    >
      <Suspense fallback={<Loading label="Reading the file" lines={2 * fields.length} />}>
        {fields.map(({ name, path, label }) => (
          <ContentField key={keyOf(name, path)} name={name} path={path} label={label} />
        ))}
      </Suspense>
      {left > 0 && confirmAs && (
        <p>
          <Button
            small
            isBusy={confirm.isPending}
            onClick={({ currentTarget }) => {
              const next = currentTarget.closest("details")?.querySelector("summary");
              confirm.mutate({ what: title, lines: confirmAs, next });
            }}
          >
            {left === 1 ? "It’s really so" : "It’s all really so"}
          </Button>
        </p>
      )}
      <Wrong>{confirm.error?.message}</Wrong>
    </Row>
  );
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return `“${line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line}”`;
}

type Quotes = Readiness["quotes"];

/** Made-up words of people: nothing to correct, only to take off until real ones are there. */
export function KindWordsRow({ title, quotes }: { readonly title: string; readonly quotes: Quotes }) {
  const takeOff = useTakeOff();
  const [isAsked, setAsked] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  // The question takes the place of the button that asks it, and gives it back: the focus goes along.
  useEffect(() => {
    if (!isAsked) return;
    const focusButton = () => item.current?.querySelector("button")?.focus();
    focusButton();
    return focusButton;
  }, [isAsked]);
  const count = quotes.length;
  const them = count === 1 ? "it" : "them";
  return (
    <li ref={item} className={styles.row}>
      <b>{title}</b>
      {count === 0 ? (
        <p className={styles.made}>None is made up.</p>
      ) : (
        <div className={styles.made}>
          <p>
            {count === 1 ? "One is" : `${count} are`} made up. Publishing one breaks the Australian Consumer
            Law. A page with none leaves the section out.
          </p>
          {isAsked && (
            <p className={ui.row}>
              <span role="status">
                {takeOff.isPending
                  ? `Taking ${them} off…`
                  : `Take ${count === 1 ? "it" : `all ${count}`} off ${count === 1 ? "its page" : "their pages"}?`}
              </span>
              <Button
                small
                isBusy={takeOff.isPending}
                onClick={() => takeOff.mutate(quotes, { onSettled: () => setAsked(false) })}
              >
                Take {them} off
              </Button>
              {!takeOff.isPending && (
                <Button look="link" onClick={() => setAsked(false)}>
                  Keep {them}
                </Button>
              )}
            </p>
          )}
          <Wrong>{takeOff.error?.message}</Wrong>
        </div>
      )}
      {count > 0 && !isAsked && (
        <Button small className={styles.action} onClick={() => setAsked(true)}>
          {count === 1 ? "Take it off" : `Take all ${count} off`}
        </Button>
      )}
      {count === 0 && (
        <ButtonLink small to="/kind-words" className={styles.action}>
          To kind words
        </ButtonLink>
      )}
    </li>
  );
}

/** Takes made-up kind words off their pages, with a way back. */
const useTakeOff = () =>
  useMutation({
    mutationFn: async (quotes: Quotes) => {
      const name = "testimonials";
      const paths = quotes.map(({ path }) => path.slice(0, -1));
      expectSaved(await read(api.content.removal.$post({ json: { name, paths } })));
      // The list says so before the toast does.
      await queryClient.invalidateQueries({ queryKey: readyQuery.queryKey });
      const ids = paths.map((path) => keyOf(name, path));
      showToast(
        `${quotes.length === 1 ? "One kind word is" : `${quotes.length} kind words are`} off the pages.`,
        async () => expectSaved(await read(api.content["take-back"].$post({ json: { ids } }))),
      );
    },
  });
