import { baseKeymap, toggleMark } from "prosemirror-commands";
import { history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { type Node, Slice } from "prosemirror-model";
import { type Command, EditorState, NodeSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Toolbar } from "react-aria-components";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { classNames } from "../../../site/ui/class-names.ts";
import { type DocNode, visibleText } from "../../core/articles/document.ts";
import { printSentence, readSentence } from "../../core/content/sentences.ts";
import { type FactsByName, shownBy, useFacts } from "../api/content.ts";
import type { InputProps } from "../ui/field.tsx";
import { insert, linkAt, raise, setLink, undoKeys } from "./commands.ts";
import { factChoices } from "./fact-choices.ts";
import { Choose, type Insertable, LinkForm } from "./put-in.tsx";
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
  /** Whether the focus was in the text that is shown anew. */
  const hadFocus = useRef(false);
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
    if (to instanceof Element && (bar.current?.contains(to) || view.current?.dom.contains(to))) return;
    setFocus(false);
    setLinking(false);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is another text
  useEffect(() => {
    const element = place.current;
    // Without facts, chips would say what programs call them.
    if (!element || facts.size === 0) return;
    const schema = createSentenceSchema({ fact: (name) => wordsOfChip(name, facts, slots) }, isFormatted);
    const docOf = (source: string) =>
      schema.nodeFromJSON({
        type: "doc",
        content: [{ type: "paragraph", content: readSentence(source, isFormatted) ?? [] }],
      });
    const bind = (mark: string) => toggleMark(schema.marks[mark] ?? raise(mark));
    const created = new EditorView(element, {
      state: EditorState.create({
        doc: docOf(written.current),
        plugins: [
          history(),
          keymap({
            ...undoKeys,
            Enter: isFormatted ? breakLine : () => true,
            "Alt-F10": () => {
              bar.current?.querySelector<HTMLElement>("button, select")?.focus();
              return true;
            },
            ...(isFormatted && {
              "Shift-Enter": breakLine,
              "Mod-i": bind("em"),
              "Mod-b": bind("strong"),
              "Mod-k": () => {
                setLinking(true);
                return true;
              },
            }),
          }),
          keymap(baseKeymap),
        ],
      }),
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
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        if (transaction.docChanged) changed(next.doc);
        selected(next);
      },
      // What is typed over a fact would no longer follow it. The bar says how to change it.
      handleTextInput: ({ state }) => factIn(state) !== undefined,
      // Sentences come from elsewhere without their form.
      handleDOMEvents: {
        focus: () => focused(),
        blur: (_, event) => left(event.relatedTarget),
        paste: (_, event) => {
          event.preventDefault();
          const own = event.clipboardData?.getData(ownType);
          const plain = visibleText(event.clipboardData?.getData("text/plain") ?? "")
            .trim()
            .replace(/\s*\n\s*/g, " ");
          const pasted = own ? docOf(own) : schema.node("doc", null, [paragraphOf(schema, plain)]);
          created.dispatch(created.state.tr.replaceSelection(Slice.maxOpen(pasted.content)).scrollIntoView());
          return true;
        },
        copy: (_, event) => copy(event, created, false),
        cut: (_, event) => copy(event, created, !isReadOnly),
        drop: (_, event) => stop(event),
        dragstart: (_, event) => stop(event),
      },
    });
    view.current = created;
    if (hadFocus.current) created.focus();
    return () => {
      hadFocus.current = created.hasFocus();
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

  const run = (command: (state: EditorState) => Command) => {
    const current = view.current;
    if (!current) return;
    command(current.state)(current.state, current.dispatch, current);
    current.focus();
  };
  const button = (words: string, mark: string) => (
    <button type="button" onClick={() => run(({ schema }) => toggleMark(schema.marks[mark] ?? raise(mark)))}>
      {words}
    </button>
  );
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
                  if (href === undefined) view.current?.focus();
                  else run(() => setLink(href));
                  setLinking(false);
                }}
              />
            ) : (
              <>
                {isFormatted && (
                  <Toolbar className={styles.marks ?? ""} aria-label="Formatting">
                    {button("Emphasis", "em")}
                    {button("Strong", "strong")}
                    <button type="button" onClick={() => setLinking(true)}>
                      Link
                    </button>
                  </Toolbar>
                )}
                <Choose
                  label="Insert a fact"
                  of={choicesOf(facts, slots)}
                  onChoose={(name) => run(() => insert({ type: "fact", attrs: { name } }))}
                />
                <p className={styles.keys} role="status">
                  {chosen === undefined || slots.includes(chosen) ? (
                    "Alt+F10 moves here, Escape back."
                  ) : (
                    <>
                      “{wordsOfChip(chosen, facts, slots)}” is a fact:{" "}
                      <Link to="/prices">Prices and facts</Link> changes it for all pages at once. Delete it
                      to write something else here.
                    </>
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

/** Returns the name of the fact whose chip is selected; undefined if none is. */
const factIn = ({ selection }: EditorState): string | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === "fact"
    ? String(selection.node.attrs.name)
    : undefined;

/** What a chip says: the fact, or the name of what the page fills in, such as “term name”. */
function wordsOfChip(name: string, facts: FactsByName, slots: readonly string[]): string {
  if (slots.includes(name)) return name.replaceAll(".", " ");
  return shownBy(name, facts) ?? name;
}

function choicesOf(facts: FactsByName, slots: readonly string[]): Insertable[] {
  const ofPage = slots.map((value) => ({
    value,
    label: `${value.replaceAll(".", " ")} (filled in by the page)`,
  }));
  return [...ofPage, ...factChoices(facts, undefined, true)];
}

const ownType = "application/x-studio-sentence";

const inlineOf = (doc: Node): readonly DocNode[] =>
  ((doc.toJSON() as DocNode).content ?? []).flatMap(({ content = [] }) => content);

const paragraphOf = (schema: EditorState["schema"], words: string) =>
  schema.node("paragraph", null, words ? [schema.text(words)] : []);

function stop(event: Event): boolean {
  event.preventDefault();
  return true;
}

/** Copies chips as chips for another field, and as words for other programs. */
function copy(event: ClipboardEvent, view: EditorView, isCut: boolean): boolean {
  const { selection, schema } = view.state;
  if (selection.empty) return false;
  const { content } = selection.content();
  const isFormatted = schema.marks.em !== undefined;
  const nodes = inlineOf(schema.topNodeType.create(null, content));
  event.clipboardData?.setData(ownType, printSentence(nodes, isFormatted));
  const words = content.textBetween(0, content.size, "\n", (node) => chipText(view, node));
  event.clipboardData?.setData("text/plain", words);
  if (isCut) view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
  return stop(event);
}

function chipText(view: EditorView, { type, attrs }: Node): string {
  if (type.name !== "fact") return "\n";
  const chip = type.spec.toDOM?.(view.state.schema.node("fact", attrs));
  return Array.isArray(chip) ? String(chip.at(-1)) : "";
}

/** Breaks the line; two breaks would be two paragraphs, which can't stand in a sentence's place. */
const breakLine: Command = ({ schema, selection, tr }, dispatch) => {
  const isAfterBreak = selection.$from.nodeBefore?.type.name === "hard_break";
  const isBeforeBreak = selection.$to.nodeAfter?.type.name === "hard_break";
  if (!isAfterBreak && !isBeforeBreak && selection.$from.parentOffset > 0) {
    dispatch?.(tr.replaceSelectionWith(schema.node("hard_break")).scrollIntoView());
  }
  return true;
};
