import { type Node, Slice } from "prosemirror-model";
import { type Command, type EditorState, NodeSelection, Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Toolbar } from "react-aria-components";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { unwrapLinks } from "../../../domain/unwrap-link.ts";
import { classNames } from "../../../site/ui/class-names.ts";
import { type DocNode, visibleText } from "../../engine/articles/document.ts";
import { printSentence, readSentence } from "../../engine/content/sentences.ts";
import { type FactsByName, shownBy, useFacts } from "../api/content.ts";
import type { InputProps } from "../ui/field.tsx";
import { insert, linkAt, setLink } from "./commands.ts";
import { createView, toggle } from "./create-view.ts";
import { factChoices, type Insertable, InsertMenu, LinkForm } from "./put-in.tsx";
import { createSentenceSchema } from "./schema.ts";
import styles from "./sentence-input.module.css";

type SentenceInputProps = {
  readonly input: InputProps & { readonly onFocus?: () => void };
  /** As its file has it; it must be one that `readSentence` reads. */
  readonly value: string;
  /** Whether it may be emphasised, linked and broken into lines. */
  readonly isFormatted: boolean;
  readonly isReadOnly: boolean;
  /** Placeholders that the page fills itself. */
  readonly slots: readonly string[];
  readonly onType: (value: string | undefined) => void;
};

/** Writes sentences, with facts as chips and without any signs of a markup language. */
export function SentenceInput(props: SentenceInputProps) {
  const { input, value, isFormatted, isReadOnly, slots, onType } = props;
  const facts = useFacts();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const bar = useRef<HTMLElement>(null);
  /** Where the cursor was in the text that is shown anew; undefined if it was elsewhere. */
  const cursor = useRef<number>(undefined);
  const [isLinking, setLinking] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  /** The chip that is selected, if one is. */
  const [chosen, setChosen] = useState<string>();
  /** What this input wrote last: another value came from elsewhere. */
  const written = useRef(value);
  const [version, setVersion] = useState(0);
  if (value !== written.current) {
    written.current = value;
    setVersion(version + 1);
  }

  const changed = useEffectEvent((doc: Node) => {
    const text = printSentence(inlineOf(doc), isFormatted);
    written.current = text.trim() === "" ? "" : text;
    onType(written.current || undefined);
  });
  const selected = useEffectEvent((state: EditorState) => setChosen(factIn(state)));
  const focused = useEffectEvent(() => {
    setFocus(true);
    input.onFocus?.();
  });
  /** The bar goes when focus is neither in the text nor in the bar. */
  const left = useEffectEvent((to: EventTarget | null) => {
    const isHere = (element: Element) =>
      bar.current?.contains(element) ||
      view.current?.dom.contains(element) ||
      element.closest("[data-insert]");
    if (to instanceof Element && isHere(to)) return;
    setFocus(false);
    setLinking(false);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is another text
  useEffect(() => {
    const element = place.current;
    // Without facts, chips would say what programs call them.
    if (!element || facts.size === 0) return;
    const schema = createSentenceSchema({ fact: (name) => wordsOfChip(name, facts, slots) }, isFormatted);
    const content = readSentence(written.current, isFormatted) ?? [];
    const created = createView(element, {
      doc: schema.nodeFromJSON({ type: "doc", content: [{ type: "paragraph", content }] }),
      keys: {
        Enter: isFormatted ? breakLine : () => true,
        "Alt-F10": () => {
          bar.current?.querySelector("button")?.focus();
          return true;
        },
        ...(isFormatted && {
          "Shift-Enter": breakLine,
          "Mod-k": () => {
            setLinking(true);
            return true;
          },
        }),
      },
      // Sentences come from elsewhere without their form.
      readPasted: (data) => {
        const words = unwrapLinks(visibleText(data.getData("text/plain")))
          .trim()
          .replace(/\s*\n\s*/g, " ");
        return Slice.maxOpen(schema.node("paragraph", null, words ? [schema.text(words)] : []).content);
      },
      onChange: changed,
      onSelect: selected,
      editable: () => !isReadOnly,
      attributes: {
        id: input.id,
        class: classNames(input.className, styles.words),
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${input.id}-label`,
        spellcheck: "true",
        ...(isReadOnly && { "aria-readonly": "true", tabindex: "0" }),
      },
      // What is typed over a fact would no longer follow it. The bar says how to change it.
      handleTextInput: ({ state }) => factIn(state) !== undefined,
      handleDOMEvents: {
        focus: () => focused(),
        blur: (_, event) => left(event.relatedTarget),
      },
    });
    view.current = created;
    if (cursor.current !== undefined) {
      const { tr, doc } = created.state;
      const place = doc.resolve(Math.min(cursor.current, doc.content.size));
      created.dispatch(tr.setSelection(Selection.near(place, -1)));
      created.focus();
    }
    return () => {
      const { selection, doc } = created.state;
      // Who types at the end goes on at the end, however long the other text is.
      const isAtEnd = selection.to >= doc.content.size - 1;
      cursor.current = created.hasFocus() ? (isAtEnd ? Number.POSITIVE_INFINITY : selection.to) : undefined;
      created.destroy();
      view.current = null;
    };
  }, [version, facts, isFormatted, isReadOnly, input.id]);

  // Its hint and its error come and go while one types.
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = input;
  useEffect(() => {
    const { dom } = view.current ?? {};
    for (const [name, value] of [
      ["aria-describedby", describedBy],
      ["aria-invalid", isInvalid && "true"],
    ] as const) {
      if (value) dom?.setAttribute(name, value);
      else dom?.removeAttribute(name);
    }
  });

  const run = (command: Command) => {
    const current = view.current;
    if (!current) return;
    command(current.state, current.dispatch, current);
    current.focus();
  };
  return (
    <>
      <div ref={place} />
      {hasFocus &&
        !isReadOnly &&
        createPortal(
          <section
            ref={bar}
            className={styles.bar}
            aria-label="For the text that you write in"
            onBlur={({ relatedTarget }: FocusEvent) => left(relatedTarget)}
            onKeyDown={({ key }) => key === "Escape" && view.current?.focus()}
          >
            {isLinking ? (
              <LinkForm
                initial={view.current ? linkAt(view.current.state) : ""}
                onDone={(href) => {
                  run(href === undefined ? () => true : setLink(href));
                  setLinking(false);
                }}
              />
            ) : (
              <>
                {isFormatted && (
                  <Toolbar className={styles.marks ?? ""} aria-label="Formatting">
                    <button type="button" onClick={() => run(toggle("em"))}>
                      Emphasis
                    </button>
                    <button type="button" onClick={() => run(toggle("strong"))}>
                      Strong
                    </button>
                    <button type="button" onClick={() => setLinking(true)}>
                      Link
                    </button>
                  </Toolbar>
                )}
                <InsertMenu
                  groups={[
                    {
                      title: "Facts",
                      of: choicesOf(facts, slots),
                      onChoose: (name) => run(insert({ type: "fact", attrs: { name } })),
                    },
                  ]}
                />
                <p className={styles.keys} role="status">
                  {chosen === undefined ? (
                    "Alt+F10 moves here, Escape back."
                  ) : (
                    <AboutFact name={chosen} facts={facts} slots={slots} />
                  )}
                </p>
              </>
            )}
          </section>,
          document.body,
        )}
    </>
  );
}

type AboutFactProps = {
  readonly name: string;
  readonly facts: FactsByName;
  readonly slots: readonly string[];
};

/** What the chip is that is selected, and how to change it. */
function AboutFact({ name, facts, slots }: AboutFactProps) {
  const words = wordsOfChip(name, facts, slots);
  if (isFilledByPage(name, facts, slots)) return `“${words}” is filled in by the page.`;
  const fact = facts.get(name.split(":")[0] ?? "");
  if (fact?.changesByItself) return `“${words}” changes by itself, with the calendar.`;
  return (
    <>
      “{words}” is {fact?.called ? `the fact “${fact.called}”` : "a fact"}:{" "}
      <Link to="/prices">Prices and facts</Link> changes it for all pages at once. Delete it to write
      something else here.
    </>
  );
}

/** Returns the name of the fact whose chip is selected; undefined if none is. */
const factIn = ({ selection }: EditorState): string | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === "fact"
    ? String(selection.node.attrs.name)
    : undefined;

/** What a chip says: the fact, or the name of what the page fills in, such as “term name”. */
function wordsOfChip(name: string, facts: FactsByName, slots: readonly string[]): string {
  return isFilledByPage(name, facts, slots) ? name.replaceAll(".", " ") : (shownBy(name, facts) ?? name);
}

/** Optional facts are filled in by the page, too, but have one value everywhere. */
const isFilledByPage = (name: string, facts: FactsByName, slots: readonly string[]) =>
  slots.includes(name) && !facts.has(name);

function choicesOf(facts: FactsByName, slots: readonly string[]): Insertable[] {
  const ofPage = slots.map((value) => ({
    value,
    label: `${value.replaceAll(".", " ")} (filled in by the page)`,
  }));
  return [...ofPage, ...factChoices(facts, undefined, true)];
}

const inlineOf = (doc: Node): readonly DocNode[] =>
  ((doc.toJSON() as DocNode).content ?? []).flatMap(({ content = [] }) => content);

/** Breaks the line; two breaks would be two paragraphs, which can't stand in a sentence's place. */
const breakLine: Command = ({ schema, selection, tr }, dispatch) => {
  const isAfterBreak = selection.$from.nodeBefore?.type.name === "hard_break";
  const isBeforeBreak = selection.$to.nodeAfter?.type.name === "hard_break";
  if (!isAfterBreak && !isBeforeBreak && selection.$from.parentOffset > 0) {
    dispatch?.(tr.replaceSelectionWith(schema.node("hard_break")).scrollIntoView());
  }
  return true;
};
