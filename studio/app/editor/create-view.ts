import { baseKeymap, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { type Node, type Schema, Slice } from "prosemirror-model";
import { type Command, EditorState } from "prosemirror-state";
import { type DirectEditorProps, EditorView } from "prosemirror-view";

type ViewOptions = Omit<DirectEditorProps, "state" | "dispatchTransaction"> & {
  readonly doc: Node;
  /** Keys of its own, beside those for undoing and for marks. */
  readonly keys: Readonly<Record<string, Command>>;
  /** Reads what comes from another program; what was copied in the studio keeps its chips. */
  readonly readPasted: (data: DataTransfer) => Slice;
  readonly onChange: (doc: Node) => void;
  readonly onSelect?: (state: EditorState) => void;
};

/** Creates the view of a text with chips. ProseMirror's own ways of the clipboard would keep what the writer didn't see. */
export function createView(element: HTMLElement, options: ViewOptions): EditorView {
  const { doc, keys, readPasted, onChange, onSelect, handleDOMEvents, ...props } = options;
  const { schema } = doc.type;
  const paste = (data: DataTransfer | null) => {
    if (!data) return false;
    const slice = ownSlice(schema, data.getData(ownType)) ?? readPasted(data);
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
    return true;
  };
  const view: EditorView = new EditorView(element, {
    ...props,
    state: EditorState.create({
      doc,
      plugins: [
        history(),
        keymap({
          "Mod-z": undo,
          "Mod-y": redo,
          "Shift-Mod-z": redo,
          "Mod-i": toggle("em"),
          "Mod-b": toggle("strong"),
          ...keys,
        }),
        keymap(baseKeymap),
      ],
    }),
    dispatchTransaction(transaction) {
      const next = view.state.apply(transaction);
      view.updateState(next);
      if (transaction.docChanged) onChange(next.doc);
      onSelect?.(next);
    },
    handleDOMEvents: {
      ...handleDOMEvents,
      paste: (_, event) => isHandled(event, () => paste(event.clipboardData)),
      copy: (_, event) => isHandled(event, () => copy(view, event.clipboardData, false)),
      cut: (_, event) => isHandled(event, () => copy(view, event.clipboardData, view.editable)),
      drop: (_, event) => isHandled(event, () => true),
      dragstart: (_, event) => isHandled(event, () => true),
    },
  });
  return view;
}

/** Emphasises the marked words, or takes that off; nothing in a text without emphasis. */
export const toggle =
  (mark: "em" | "strong"): Command =>
  (state, dispatch) => {
    const type = state.schema.marks[mark];
    return type !== undefined && toggleMark(type)(state, dispatch);
  };

const ownType = "application/x-studio-text";

function isHandled(event: Event, handle: () => boolean): boolean {
  // Fields of blocks are the browser's.
  if (event.target instanceof HTMLTextAreaElement || !handle()) return false;
  event.preventDefault();
  return true;
}

/** Copies chips as chips for another text of the studio, and as words for other programs. */
function copy(view: EditorView, data: DataTransfer | null, isCut: boolean): boolean {
  const { selection, tr } = view.state;
  if (!data || selection.empty) return false;
  const slice = selection.content();
  data.setData(ownType, JSON.stringify(slice.toJSON()));
  data.setData("text/plain", slice.content.textBetween(0, slice.content.size, "\n\n", wordsOfChip));
  if (isCut) view.dispatch(tr.deleteSelection().scrollIntoView());
  return true;
}

function wordsOfChip(node: Node): string {
  const drawn = node.isInline && node.type.spec.toDOM?.(node);
  if (!drawn || !Array.isArray(drawn)) return "";
  return drawn.length === 1 ? "\n" : String(drawn.at(-1));
}

/** Returns what was copied in the studio; undefined if it can't stand here, such as an article's box in a letter. */
function ownSlice(schema: Schema, copied: string): Slice | undefined {
  if (!copied) return undefined;
  try {
    const slice = Slice.fromJSON(schema, JSON.parse(copied));
    // A sentence has one paragraph.
    return slice.content.childCount > 1 && schema.nodes.heading === undefined ? undefined : slice;
  } catch {
    return undefined;
  }
}
