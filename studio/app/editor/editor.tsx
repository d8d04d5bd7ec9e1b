import { baseKeymap, toggleMark, wrapIn } from "prosemirror-commands";
import { history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Fragment, type Node, type Schema, Slice } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState, NodeSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Toolbar } from "react-aria-components";
import { classNames } from "../../../site/ui/class-names.ts";
import { type DocNode, readPlain } from "../../core/articles/document.ts";
import { Button } from "../ui/button.tsx";
import ui from "../ui/ui.module.css";
import { blockViews } from "./block-views.ts";
import {
  breakLine,
  focusBeside,
  insert,
  insertBlocks,
  leaveBlock,
  linkAt,
  pullQuote,
  raise,
  setLink,
  showSentence,
  toggleHeading,
  undoKeys,
} from "./commands.ts";
import styles from "./editor.module.css";
import { readPasted } from "./paste.ts";
import { Choose, ChoosePrint, type Insertable, LinkForm } from "./put-in.tsx";
import { type ChipWords, createSchema } from "./schema.ts";

/** Paragraphs that can be put in. */
export type Passage = { readonly label: string; readonly blocks: readonly DocNode[] };

/** What the form of a source gets. */
export type SourceFormProps = {
  readonly isOpen: boolean;
  /** The source; undefined for one that isn't in the list yet. */
  readonly opened: string | undefined;
  /** It is kept: a new one is put in. `called` is what its chip says. */
  readonly onDone: (id: string, called: string) => void;
  /** Takes it out of the text, if it was opened from there. */
  readonly onTakeOut?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** A source that is open in its form: one from the list, or a new one; and where its chip is, if it was opened from there. */
type OpenSource = { readonly id?: string | undefined; readonly at?: number | undefined };

type EditorProps = {
  readonly label: string;
  /** The blocks to begin with, and again whenever `version` changes. */
  readonly value: readonly DocNode[];
  readonly version: number;
  readonly onChange: (blocks: readonly DocNode[]) => void;
  readonly words: ChipWords;
  readonly facts: readonly Insertable[];
  /** Without sources, only paragraphs, headings, emphasis, links, lists, quotations and facts can be written, as for a letter. */
  readonly sources?: readonly Insertable[];
  readonly sourceForm?: (props: SourceFormProps) => ReactNode;
  readonly prints?: readonly string[];
  /** Keeps a photograph for the text, and returns its URL. */
  readonly keepPhotograph?: (file: File) => Promise<string>;
  readonly passages?: readonly Passage[];
  /** What is wrong with the text. */
  readonly error?: string | undefined;
  /** A sentence to show, and to put the cursor in. */
  readonly goTo?: { readonly sentence: string } | undefined;
};

/** Writes a text of blocks, without any signs of a markup language. */
export function Editor({
  label,
  value,
  version,
  onChange,
  words,
  facts,
  sources,
  sourceForm,
  prints = [],
  keepPhotograph,
  passages = [],
  error,
  goTo,
}: EditorProps) {
  const errorId = useId();
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ onChange, value, words, error });
  latest.current = { onChange, value, words, error };
  const [isLinking, setLinking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [openSource, setOpenSource] = useState<OpenSource>();
  /** What sources are called that came since the text was opened. */
  const added = useRef(new Map<string, string>());
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const isPlain = sources === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is another text
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const schema = createSchema(
      {
        fact: (name) => latest.current.words.fact(name),
        source: (id) => added.current.get(id) ?? latest.current.words.source(id),
      },
      isPlain,
    );
    const blocks = latest.current.value;
    const doc = schema.nodeFromJSON({
      type: "doc",
      content: blocks.length > 0 ? blocks : [{ type: "paragraph" }],
    });
    const item = schema.nodes.list_item;
    const bind = (mark: string) => toggleMark(schema.marks[mark] ?? raise(mark));
    const toToolbar: Command = () => {
      toolbar.current?.querySelector<HTMLElement>("button")?.focus();
      return true;
    };
    const state = EditorState.create({
      doc,
      plugins: [
        history(),
        keymap({
          ...undoKeys,
          "Mod-i": bind("em"),
          "Mod-b": bind("strong"),
          ...(isPlain && { "Shift-Enter": breakLine }),
          "Mod-k": () => {
            setLinking(true);
            return true;
          },
          "Alt-F10": toToolbar,
          ...(item && {
            Enter: splitListItem(item),
            "Mod-[": liftListItem(item),
            "Mod-]": sinkListItem(item),
          }),
        }),
        keymap({ "Mod-Enter": leaveBlock }),
        keymap(baseKeymap),
      ],
    });
    const paste = (data: DataTransfer | null): boolean => {
      if (!data || !view.current) return false;
      const html = data.getData("text/html");
      const own = data.getData(ownType);
      const pasted = html
        ? readPasted(html, schema, isPlain)
        : { content: Fragment.fromJSON(schema, readPlain(data.getData("text/plain"))), leftOut: [] };
      setLeftOut(pasted.leftOut);
      const { tr } = view.current.state;
      const slice = ownSlice(schema, own) ?? joinable(pasted.content);
      view.current.dispatch(tr.replaceSelection(slice).scrollIntoView());
      return true;
    };
    const copy = (data: DataTransfer | null, isCut: boolean): boolean => {
      const current = view.current;
      if (!data || !current || current.state.selection.empty) return false;
      const slice = current.state.selection.content();
      data.setData(ownType, JSON.stringify(slice.toJSON()));
      data.setData("text/plain", slice.content.textBetween(0, slice.content.size, "\n\n"));
      if (isCut) current.dispatch(current.state.tr.deleteSelection().scrollIntoView());
      return true;
    };
    const openCite = (node: Node, at: number): boolean => {
      if (node.type.name !== "cite") return false;
      setOpenSource({ id: String(node.attrs.id), at });
      return true;
    };
    const created = new EditorView(element, {
      state,
      attributes: () => ({
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        spellcheck: "true",
        ...(latest.current.error && { "aria-invalid": "true", "aria-describedby": errorId }),
      }),
      // What is put in stays clear of the bars at the top and the bottom of the window.
      scrollThreshold: besideBars,
      scrollMargin: besideBars,
      nodeViews: isPlain ? {} : blockViews(),
      handleClickOn: (_, __, node, at, ___, isDirect) => isDirect && openCite(node, at),
      handleKeyDown: (view, { key, shiftKey }) => {
        const { selection } = view.state;
        if (key === "Tab") return focusBeside(view, view.domAtPos(selection.head).node, shiftKey);
        return (
          key === "Enter" && selection instanceof NodeSelection && openCite(selection.node, selection.from)
        );
      },
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        if (transaction.docChanged) latest.current.onChange(blocksOf(next.doc));
      },
      // ProseMirror's own way would keep what the writer didn't see.
      handleDOMEvents: {
        paste: (_, event) => isHandled(event, () => paste(event.clipboardData)),
        copy: (_, event) => isHandled(event, () => copy(event.clipboardData, false)),
        cut: (_, event) => isHandled(event, () => copy(event.clipboardData, true)),
        drop: (_, event) => isHandled(event, () => true),
        dragstart: (_, event) => isHandled(event, () => true),
      },
    });
    view.current = created;
    const buttons = toolbar.current;
    const back = (event: KeyboardEvent) => event.key === "Escape" && created.focus();
    buttons?.addEventListener("keydown", back);
    return () => {
      buttons?.removeEventListener("keydown", back);
      created.destroy();
      view.current = null;
    };
  }, [version, isPlain, label]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes say whether there is an error
  useEffect(() => {
    view.current?.setProps({});
  }, [error]);

  useEffect(() => {
    if (goTo && view.current) showSentence(view.current, goTo.sentence);
  }, [goTo]);

  const run = (command: (view: EditorView) => Command) => {
    const current = view.current;
    if (!current) return;
    command(current)(current.state, current.dispatch, current);
    current.focus();
  };
  const button = (text: string, command: (view: EditorView) => Command) => (
    <button type="button" onClick={() => run(command)}>
      {text}
    </button>
  );
  const put = (json: DocNode) => run(() => insert(json));
  const parts: Readonly<Record<string, () => void>> = {
    Picture: () => setChoosing(true),
    Practice: () => put(practice),
    "Side note": () => put(sideNote),
    "Pull quote": () => run(() => pullQuote),
    "Support lines": () => put({ type: "support_lines" }),
  };
  return (
    <div className={styles.editor}>
      <Toolbar ref={toolbar} className={styles.toolbar ?? ""} aria-label="Formatting">
        {button("Emphasis", ({ state }) => toggleMark(state.schema.marks.em ?? raise("em")))}
        {button("Strong", ({ state }) => toggleMark(state.schema.marks.strong ?? raise("strong")))}
        {button("Heading", toggleHeading)}
        {button("List", ({ state }) => wrapInList(state.schema.nodes.bullet_list ?? raise("list")))}
        {button("Numbers", ({ state }) => wrapInList(state.schema.nodes.ordered_list ?? raise("list")))}
        {button("Quotation", ({ state }) => wrapIn(state.schema.nodes.blockquote ?? raise("quote")))}
        <button type="button" onClick={() => setLinking(true)}>
          Link
        </button>
        {passages.map((passage) => (
          // Together, where the toolbar is narrow.
          <span key={passage.label}>
            <span className={styles.putIn}>Insert</span>{" "}
            <button type="button" onClick={() => run(() => insertBlocks(passage.blocks))}>
              {passage.label}
            </button>
          </span>
        ))}
        {!isPlain && (
          <select
            aria-label="Insert a part"
            className={styles.part}
            value=""
            onChange={({ target }) => parts[target.value]?.()}
          >
            <option value="">Insert…</option>
            {Object.keys(parts).map((part) => (
              <option key={part}>{part}</option>
            ))}
          </select>
        )}
      </Toolbar>
      <div className={styles.choices}>
        {sources && (
          <Choose
            label="Insert a source"
            of={sources}
            onChoose={(id) => put({ type: "cite", attrs: { id } })}
            {...(sourceForm && { onOpen: (id) => setOpenSource({ id }) })}
          >
            {sourceForm && (
              <Button look="link" onClick={() => setOpenSource({})}>
                Add another source
              </Button>
            )}
          </Choose>
        )}
        <Choose
          label="Insert a fact"
          of={facts}
          onChoose={(name) => put({ type: "fact", attrs: { name } })}
        />
      </div>
      {sourceForm?.({
        isOpen: openSource !== undefined,
        opened: openSource?.id,
        onClose: () => setOpenSource(undefined),
        onDone: (id, called) => {
          added.current.set(id, called);
          setOpenSource(undefined);
          // Known already, it may be called something else now.
          if (openSource?.id === undefined) put({ type: "cite", attrs: { id } });
          else if (view.current) renameChips(view.current, id, called);
        },
        ...(openSource?.at !== undefined && {
          onTakeOut: () => {
            const { at = 0 } = openSource;
            setOpenSource(undefined);
            run(() => (state, dispatch) => {
              dispatch?.(state.tr.delete(at, at + 1));
              return true;
            });
          },
        }),
      })}
      <ChoosePrint
        isOpen={isChoosing}
        prints={prints}
        keep={keepPhotograph}
        onChoose={(name, alt) => {
          setChoosing(false);
          put({ type: "print", attrs: { name, alt } });
        }}
        onClose={() => setChoosing(false)}
      />
      {isLinking && (
        <LinkForm
          initial={view.current ? linkAt(view.current.state) : ""}
          onDone={(href) => {
            setLinking(false);
            if (href === undefined) view.current?.focus();
            else run(() => setLink(href));
          }}
        />
      )}
      {leftOut.length > 0 && (
        <p role="status" className={ui.small}>
          Left out of what you pasted: {leftOut.join(", ")}. {isPlain ? "A letter" : "An article"} can’t have
          that here.
        </p>
      )}
      <div ref={place} className={classNames(styles.text, error && styles.wrong)} />
      {error && (
        <p className={ui.error} id={errorId}>
          {error}
        </p>
      )}
      {value.some(hasSource) && <p className={ui.hint}>Select a source to see or correct it.</p>}
      <p className={classNames(ui.hint, styles.keys)}>
        Alt+F10 moves to the buttons, Escape back to the text.{" "}
        {isPlain ? "Shift+Enter starts a new line." : "Control+Enter leaves a box for a new line below it."}
      </p>
    </div>
  );
}

const besideBars = { top: 100, right: 5, bottom: 120, left: 5 };

const ownType = "application/x-studio-blocks";

function isHandled(event: Event, handle: () => boolean): boolean {
  // Fields of blocks are the browser's.
  if (event.target instanceof HTMLInputElement || !handle()) return false;
  event.preventDefault();
  return true;
}

/** Returns what was copied from a text like this one; undefined if it can't stand here. */
function ownSlice(schema: Schema, copied: string): Slice | undefined {
  if (!copied) return undefined;
  try {
    return Slice.fromJSON(schema, JSON.parse(copied));
  } catch {
    // From an article, whose boxes a letter doesn't have.
    return undefined;
  }
}

/** Returns what joins the paragraphs around it. Lists, quotations and headings stay what they are. */
function joinable(content: Fragment): Slice {
  const open = (node: Node | null) => (node?.type.name === "paragraph" ? 1 : 0);
  return new Slice(content, open(content.firstChild), open(content.lastChild));
}

const hasSource = ({ type, content }: DocNode): boolean =>
  type === "cite" || (content?.some(hasSource) ?? false);

const blocksOf = (doc: Node): readonly DocNode[] => (doc.toJSON() as DocNode).content ?? [];

const practice: DocNode = {
  type: "practice",
  attrs: { title: "", length: "", works: "", stop: "" },
  content: [{ type: "ordered_list", content: [{ type: "list_item", content: [{ type: "paragraph" }] }] }],
};
const sideNote: DocNode = { type: "side_note", attrs: { title: "" }, content: [{ type: "paragraph" }] };

/** Says in the chips of a source what it is called now. */
function renameChips(view: EditorView, id: string, called: string): void {
  view.state.doc.descendants((node, at) => {
    const chip = node.type.name === "cite" && node.attrs.id === id && view.nodeDOM(at);
    if (chip) chip.textContent = called;
  });
}
