import { wrapIn } from "prosemirror-commands";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, NodeSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Toolbar } from "react-aria-components";
import { flushSync } from "react-dom";
import { classNames } from "../../../site/ui/class-names.ts";
import type { DocNode } from "../../engine/articles/document.ts";
import type { Source } from "../../engine/articles/new-source.ts";
import { readPlain } from "../../engine/articles/read-plain.ts";
import { hasSameValue } from "../../engine/content/same-value.ts";
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
  toggleHeading,
} from "./commands.ts";
import { createView, toggle } from "./create-view.ts";
import styles from "./editor.module.css";
import { readPasted } from "./paste.ts";
import { ChoosePrint, type Insertable, type InsertGroup, InsertMenu, LinkForm } from "./put-in.tsx";
import { createSchema } from "./schema.ts";
import { SourceForm, wordsOfSource } from "./source-form.tsx";

/** Paragraphs that can be put in. */
type Passage = { readonly label: string; readonly blocks: readonly DocNode[] };

type EditorProps = {
  readonly label: string;
  /** Other blocks than those that were written here are another text. */
  readonly value: readonly DocNode[];
  readonly onChange: (blocks: readonly DocNode[]) => void;
  /** Called with the words of the paragraph that one writes in. */
  readonly onPlace?: (words: string) => void;
  /** Returns what a fact's chip says. */
  readonly factWords: (name: string) => string;
  readonly facts: readonly Insertable[];
  /**
   * What only an article has. Without it, only paragraphs, headings, emphasis, links, lists, quotations and facts can be written,
   * as for a letter.
   */
  readonly article?: {
    readonly sources: readonly Source[];
    /** Keeps a photograph for the text, and returns its URL. */
    readonly keepPhotograph: (file: Blob) => Promise<string>;
  };
  readonly passage?: Passage | undefined;
  /** What is wrong with the text. */
  readonly error?: string | undefined;
};

/** A form that is open above or over the text. A source is a new one, or the one whose chip was pressed. */
type OpenForm =
  | { readonly kind: "link" | "picture" }
  | { readonly kind: "source"; readonly chip?: { readonly id: string; readonly at: number } };

/** Writes a text of blocks, without any signs of a markup language. */
export function Editor(props: EditorProps) {
  const { value, facts, article, passage, error } = props;
  const errorId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenForm>();
  const view = useTextView(place, { ...props, errorId, onOpen: setOpen });

  const run: Run = (command) => {
    // A form gives the focus back to what opened it, unless something else has it by then.
    flushSync(() => setOpen(undefined));
    const current = view.current;
    if (!current) return;
    // First: only a text that has the focus scrolls to what a command puts in.
    current.focus();
    command(current.state, current.dispatch, current);
  };
  const put = (json: DocNode) => run(insert(json));
  /** Puts in a box, and leads to its first field: the words inside follow from the last one. */
  const putBox = (json: DocNode) => {
    put(json);
    if (view.current) fieldAtCursor(view.current)?.focus();
  };
  const parts: Readonly<Record<string, () => void>> = {
    Picture: () => setOpen({ kind: "picture" }),
    Practice: () => putBox(practice),
    "Side note": () => putBox(sideNote),
    "Pull quote": () => run(pullQuote),
    "Support lines": () => put({ type: "support_lines" }),
  };
  const sources = article?.sources
    .map(({ id, called, fields }) => ({ value: id, label: `${called}: ${String(fields.title ?? "")}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const groups: readonly (InsertGroup | undefined)[] = [
    article && {
      title: "Parts",
      of: Object.keys(parts).map((part) => ({ value: part, label: part })),
      onChoose: (part) => parts[part]?.(),
    },
    sources && {
      title: "Sources",
      of: [{ value: "", label: "Add another source" }, ...sources],
      onChoose: (id) => (id ? put({ type: "cite", attrs: { id } }) : setOpen({ kind: "source" })),
    },
    passage && {
      title: "Texts",
      of: [{ value: "", label: passage.label }],
      onChoose: () => run(insertBlocks(passage.blocks)),
    },
    { title: "Facts", of: facts, onChoose: (name) => put({ type: "fact", attrs: { name } }) },
  ];
  const chip = open?.kind === "source" ? open.chip : undefined;
  return (
    <div className={styles.editor}>
      <Buttons run={run} onLink={() => setOpen({ kind: "link" })}>
        <InsertMenu groups={groups.filter((group) => group !== undefined)} />
      </Buttons>
      {article && (
        <>
          <SourceForm
            isOpen={open?.kind === "source"}
            sources={article.sources}
            opened={chip?.id}
            onClose={() => setOpen(undefined)}
            onDone={(id, called) => {
              if (chip === undefined) put({ type: "cite", attrs: { id } });
              // It may be called something else now; and a new one comes into the list with the next rendering.
              run(renameChips(id, called));
            }}
            onTakeOut={chip && (() => run(removeChip(chip.at)))}
          />
          <ChoosePrint
            isOpen={open?.kind === "picture"}
            keep={article.keepPhotograph}
            onChoose={(name, alt) => put({ type: "print", attrs: { name, alt } })}
            onClose={() => setOpen(undefined)}
          />
        </>
      )}
      {open?.kind === "link" && (
        <LinkForm
          initial={view.current ? linkAt(view.current.state) : ""}
          onDone={(href) => run(href === undefined ? () => true : setLink(href))}
        />
      )}
      <div ref={place} className={classNames(styles.text, error && styles.wrong)} />
      {error && (
        <p className={ui.error} id={errorId}>
          {error}
        </p>
      )}
      {value.some(hasSource) && <p className={ui.hint}>Select a source to see or correct it.</p>}
      <p className={classNames(ui.hint, styles.keys)}>
        {article ? "Control+Enter leaves a box for a new line below it." : "Shift+Enter starts a new line."}{" "}
        What you paste comes without pictures, tables and comments.
      </p>
    </div>
  );
}

type Run = (command: Command) => void;

type ButtonsProps = { readonly run: Run; readonly onLink: () => void; readonly children: ReactNode };

/** The row of buttons above the text. */
function Buttons({ run, onLink, children }: ButtonsProps) {
  const commands: Readonly<Record<string, Command>> = {
    Emphasis: toggle("em"),
    Strong: toggle("strong"),
    Heading: toggleHeading,
    List: inNode("bullet_list", wrapInList),
    Numbers: inNode("ordered_list", wrapInList),
    Quotation: inNode("blockquote", wrapIn),
  };
  return (
    <Toolbar className={styles.toolbar ?? ""} aria-label="Formatting">
      {Object.entries(commands).map(([words, command]) => (
        <button key={words} type="button" onClick={() => run(command)}>
          {words}
        </button>
      ))}
      <button type="button" onClick={onLink}>
        Link
      </button>
      {children}
    </Toolbar>
  );
}

type TextViewOptions = EditorProps & {
  readonly errorId: string;
  readonly onOpen: (form: OpenForm) => void;
};

/** Shows the text in an element, anew when another one comes from elsewhere. */
function useTextView(place: RefObject<HTMLDivElement | null>, options: TextViewOptions) {
  const { label, value, error, errorId, onOpen } = options;
  const isPlain = options.article === undefined;
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  latest.current = options;
  const written = useRef(value);
  const [version, setVersion] = useState(0);
  if (value !== written.current) {
    if (!hasSameValue(value, written.current)) setVersion(version + 1);
    written.current = value;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is another text
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const schema = createSchema(
      {
        fact: (name) => latest.current.factWords(name),
        source: (id) => wordsOfSource(latest.current.article?.sources ?? [], id),
      },
      isPlain,
    );
    const { value } = latest.current;
    const content = value.length > 0 ? value : [{ type: "paragraph" }];
    const item = schema.nodes.list_item ?? raise("list_item");
    const openCite = (node: Node, at: number): boolean => {
      if (node.type.name !== "cite") return false;
      onOpen({ kind: "source", chip: { id: String(node.attrs.id), at } });
      return true;
    };
    const created = createView(element, {
      doc: schema.nodeFromJSON({ type: "doc", content }),
      keys: {
        "Mod-k": () => {
          onOpen({ kind: "link" });
          return true;
        },
        "Mod-Enter": leaveBlock,
        Enter: splitListItem(item),
        "Mod-[": liftListItem(item),
        "Mod-]": sinkListItem(item),
        ...(isPlain && { "Shift-Enter": breakLine }),
      },
      readPasted: (data) => {
        const html = data.getData("text/html");
        return joinable(
          html
            ? readPasted(html, schema, isPlain)
            : Fragment.fromJSON(schema, readPlain(data.getData("text/plain"))),
        );
      },
      onChange: (doc) => {
        written.current = blocksOf(doc);
        latest.current.onChange(written.current);
      },
      onSelect: ({ selection }) => latest.current.onPlace?.(wordsOfBlock(selection.$head.parent)),
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
    });
    view.current = created;
    return () => {
      created.destroy();
      view.current = null;
    };
  }, [version, isPlain, label]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes say whether there is an error
  useEffect(() => {
    view.current?.setProps({});
  }, [error]);

  return view;
}

const besideBars = { top: 170, right: 5, bottom: 120, left: 5 };

/** Returns what joins the paragraphs around it. Lists, quotations and headings stay what they are. */
function joinable(content: Fragment): Slice {
  const open = (node: Node | null) => (node?.type.name === "paragraph" ? 1 : 0);
  return new Slice(content, open(content.firstChild), open(content.lastChild));
}

const hasSource = ({ type, content }: DocNode): boolean =>
  type === "cite" || (content?.some(hasSource) ?? false);

const blocksOf = (doc: Node): readonly DocNode[] => (doc.toJSON() as DocNode).content ?? [];

/** Returns the most words in a row of a paragraph: what a page says in the place of a chip isn't known here. */
function wordsOfBlock(block: Node): string {
  const rows = [""];
  for (const child of block.isTextblock ? block.children : []) {
    if (child.isText) rows.push((rows.pop() ?? "") + child.text);
    else rows.push("");
  }
  return rows.reduce((most, row) => (row.length > most.length ? row : most));
}

const practice: DocNode = {
  type: "practice",
  attrs: { title: "", length: "", works: "", stop: "" },
  content: [{ type: "ordered_list", content: [{ type: "list_item", content: [{ type: "paragraph" }] }] }],
};
const sideNote: DocNode = { type: "side_note", attrs: { title: "" }, content: [{ type: "paragraph" }] };

/** Returns the first field of the box with the cursor. */
function fieldAtCursor(view: EditorView): HTMLElement | null | undefined {
  const { node } = view.domAtPos(view.state.selection.from);
  const inside = node instanceof Element ? node : node.parentElement;
  return inside?.closest("[role=group]")?.querySelector<HTMLElement>("textarea");
}

const inNode =
  (name: string, wrap: typeof wrapIn): Command =>
  (state, dispatch) =>
    wrap(state.schema.nodes[name] ?? raise(name))(state, dispatch);

const removeChip =
  (at: number): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.delete(at, at + 1));
    return true;
  };

/** Says in the chips of a source what it is called now. */
const renameChips =
  (id: string, called: string): Command =>
  (state, _, view) => {
    state.doc.descendants((node, at) => {
      const chip = node.type.name === "cite" && node.attrs.id === id && view?.nodeDOM(at);
      if (chip) chip.textContent = called;
    });
    return true;
  };
