import Papa from "papaparse";
import { isAddress, mendAddress } from "../../../domain/email-address.ts";
import { fieldLimits } from "../../../domain/message.ts";
import { answerOf, inWords, shownValue } from "./says-no.ts";

/* A list of readers, as it is pasted or read from a file: an address on each line, with or without a name, or a table. */

/** A record of a list, by the number of its first line in what was pasted. */
export type ListLine = { readonly line: number; readonly text: string };

/** A column with addresses. */
export type AddressColumn = { readonly column: number; readonly title: string; readonly examples: string[] };

/** A list that was looked through, before anything in it is corrected. */
export type OpenList = {
  readonly lines: ListLine[];
  readonly delimiter: string;
  /** The lines up to the header, which aren't among the others. */
  readonly head: string;
  readonly header?: string[] | undefined;
  /** The columns of a table that have addresses; none for a list that isn't a table. */
  readonly columns: AddressColumn[];
};

/** What the owner says of a list: the column with the addresses, and the values of a column that leave people out. */
export type ListAnswers = {
  readonly column?: number | undefined;
  readonly leaveOut: Readonly<Record<string, string[]>>;
};

type ListedAddress = { readonly line: number; readonly email: string; readonly name: string };

/** People whose column says the same. */
type Counted = { readonly title: string; readonly value: string; readonly count: number };

/** A column that might say that people want no letter. */
export type ColumnQuestion = {
  readonly column: string;
  readonly title: string;
  readonly values: readonly Counted[];
};

export type ReaderList = {
  readonly readers: readonly ListedAddress[];
  /** Lines without an address that can be written to. */
  readonly wrong: readonly (ListLine & { readonly reason: WrongReason })[];
  /** Addresses that stand in the list before. */
  readonly repeated: readonly Omit<ListedAddress, "name">[];
  readonly leftOut: readonly Counted[];
  readonly questions: readonly ColumnQuestion[];
};

export type WrongReason = "no address" | "no @" | "not an address" | "too long" | "quotation mark";

const delimiters = ["\t", ";", ","] as const;

/** The first records show how a list is written. */
const preview = 50;

/** Examples of each column show which one has the readers' addresses. */
const exampleCount = 3;

/** Splits a text into its records (RFC 4180), and finds its header and the columns with addresses. */
export function openList(pasted: string): OpenList {
  const text = quoteAddresses(pasted.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const delimiter = delimiterOf(text);
  const all: ListLine[] = [];
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    step: ({ data, errors, meta }) => {
      const record = text.slice(start, meta.cursor);
      if (record.trim() !== "") {
        // A tab at the edge is an empty cell.
        const read = { line, text: record.replace(/^ +|[ \n]+$/g, "") };
        all.push(read);
        splitRecords.set(read, rowFrom(data, errors));
      }
      line += record.split("\n").length - 1;
      start = meta.cursor;
    },
  });
  const rows = all.map((record) => rowOf(record, delimiter).cells);
  const header = headerRow(rows);
  const lines = all.slice(header + 1);
  return {
    lines,
    delimiter,
    head: all
      .slice(0, header + 1)
      .map(({ text }) => text)
      .join("\n"),
    ...(header >= 0 && { header: rows[header] }),
    columns: addressColumns(rows.slice(header + 1), rows[header]),
  };
}

/** In “"Lee, Kim" <kim@…>”, as mail programs write it, the quotation marks are the name's: puts them around the cell. */
const quoteAddresses = (text: string) =>
  text.replace(/(^|[,;\t]) *"([^"\n]+)"([^",;\t\n]*<[^<>"\n]*>)/gm, '$1"$2$3"');

/** Returns what separates the cells of most records. */
function delimiterOf(text: string): string {
  const records = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, newline: "\n", preview }).data.filter(({ length }) => length > 1)
      .length;
  const counts = delimiters.map(records);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The cells of records. Only a corrected record is split again. */
const splitRecords = new WeakMap<ListLine, Row>();

type Row = { readonly cells: string[]; readonly isBroken: boolean };

function rowOf(line: ListLine, delimiter: string): Row {
  const known = splitRecords.get(line);
  if (known) return known;
  const { data, errors } = Papa.parse<string[]>(quoteAddresses(line.text), { delimiter, newline: "\n" });
  const row = rowFrom(data.flat(), errors);
  splitRecords.set(line, row);
  return row;
}

const rowFrom = (cells: readonly string[], errors: readonly Papa.ParseError[]): Row => ({
  // A table for a spreadsheet has an apostrophe before what would be a formula.
  cells: cells.map((cell) => cell.trim().replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, "")),
  isBroken: errors.some(({ type }) => type === "Quotes"),
});

const headerWords = /\b(?:e ?mail|address|name|status|subscribed|phone|contact)\b/;

/** Returns which row is the header, below a title if there is one; −1 for none. */
function headerRow(rows: readonly string[][]): number {
  const first = rows.findIndex((cells) => cells.some((cell) => cell.includes("@")));
  const candidates = rows.slice(0, first < 0 ? 1 : first).map((cells) =>
    // An address without its @ isn't a header.
    cells.some((cell) => headerWords.test(inWords(cell))) && !cells.some((cell) => /\w\.\w/.test(cell))
      ? cells.filter(Boolean).length
      : 0,
  );
  const most = Math.max(0, ...candidates);
  return most > 0 ? candidates.lastIndexOf(most) : -1;
}

const plainTitle = /^(?:(?:subscriber|contact|your|primary) )?e ?mail(?: address| id| 1 value)?$/;

/** Returns the columns of a table whose cells are addresses, and the one that is called so. */
function addressColumns(rows: readonly string[][], header: readonly string[] | undefined): AddressColumn[] {
  const width = rows[0]?.length ?? 0;
  if (!header && (width < 2 || rows.length < 2 || rows.some(({ length }) => length !== width))) return [];
  const examples = new Map<number, string[]>();
  header?.forEach((title, column) => {
    if (plainTitle.test(inWords(title))) examples.set(column, []);
  });
  let isOnlyAddresses = header === undefined;
  for (const cells of rows) {
    cells.forEach((cell, column) => {
      if (cell === "") return;
      if (!isAddress(mendAddress(/<([^<>]*)>$/.exec(cell)?.[1] ?? cell))) isOnlyAddresses = false;
      else {
        const known = examples.get(column) ?? [];
        if (known.length < exampleCount && !known.includes(cell)) known.push(cell);
        examples.set(column, known);
      }
    });
  }
  if (isOnlyAddresses) return [];
  const titleOf = (column: number) => header?.[column] || `Column ${column + 1}`;
  return [...examples]
    .sort(([a], [b]) => a - b)
    .map(([column, examples]) => ({ column, title: titleOf(column), examples }));
}

/**
 * Reads the addresses of a list, and names the lines without one. Empty lines are left out. Nothing is read before it is
 * known which column has the addresses.
 */
export function readList({ lines, delimiter, header, columns }: OpenList, answers: ListAnswers): ReaderList {
  const column = columns.length > 1 ? answers.column : columns[0]?.column;
  const names = nameColumns(header);
  const titleOf = (at: number) => header?.[at] || `Column ${at + 1}`;
  const wrong: ReaderList["wrong"][number][] = [];
  const leftOut = new Map<string, Counted>();
  const decliners = new Map<string, Counted>();
  const found: { readonly line: number; readonly people: readonly Person[] }[] = [];
  const answered = new Map<number, { hasYes: boolean; readonly perhaps: Map<string, Counted> }>();

  const isAsking = columns.length > 1 && column === undefined;
  for (const record of isAsking ? [] : lines) {
    if (record.text.trim() === "") continue;
    const { cells, isBroken } = rowOf(record, delimiter);
    const says = cells.flatMap((cell, at) =>
      isBroken || at === column || names.all.has(at) || cell.includes("@")
        ? []
        : [
            {
              at,
              answer: answerOf(header && (header[at] ?? ""), cell),
              title: titleOf(at),
              value: shownValue(cell),
            },
          ],
    );
    let no = says.find(({ answer }) => answer === "no");
    for (const one of no ? [] : says.filter(({ answer }) => answer !== undefined)) {
      const known = answered.get(one.at) ?? { hasYes: false, perhaps: new Map<string, Counted>() };
      answered.set(one.at, known);
      if (one.answer === "yes") known.hasYes = true;
      else count(known.perhaps, one);
      const chosen = answers.leaveOut[one.at] ?? [];
      if (one.answer === "perhaps" && chosen.includes(anyValue)) no ??= { ...one, value: anyValue };
      else if (one.answer === "perhaps" && chosen.includes(one.value)) no ??= one;
    }
    const people = isBroken ? "quotation mark" : readCells(cells, column, header && names);
    if (no) {
      const counted = count(leftOut, no);
      if (typeof people !== "string") {
        for (const { email } of people) decliners.set(email.toLowerCase(), counted);
      }
    } else if (typeof people === "string") wrong.push({ ...record, reason: people });
    else found.push({ line: record.line, people });
  }

  const readers: ListedAddress[] = [];
  const repeated: ReaderList["repeated"][number][] = [];
  const seen = new Set<string>();
  for (const { line, people } of found) {
    for (const { email, name } of people) {
      const key = email.toLowerCase();
      const left = decliners.get(key);
      if (left) {
        // Another line says that they left.
        count(leftOut, left);
      } else if (seen.has(key)) repeated.push({ line, email });
      else readers.push({ line, email, name });
      seen.add(key);
    }
  }
  const questions = [...answered].flatMap(([at, { hasYes, perhaps }]) => {
    const values = [...perhaps.values()].sort((a, b) => b.count - a.count);
    // Empty cells say nothing unless the others say yes.
    const isSaying = values.some(({ value }) => value !== "" || hasYes);
    const all = {
      title: titleOf(at),
      value: anyValue,
      count: values.reduce((sum, one) => sum + one.count, 0),
    };
    return isSaying
      ? [{ column: String(at), title: titleOf(at), values: values.length > mostValues ? [all] : values }]
      : [];
  });
  return { readers, wrong, repeated, leftOut: [...leftOut.values()], questions };
}

/** The most values of a column that are asked about one by one. */
const mostValues = 25;

/** Stands for all values of a column that has too many. */
const anyValue = "anything";

function count(counts: Map<string, Counted>, { title, value }: Omit<Counted, "count">): Counted {
  const key = `${title}\n${value}`;
  const counted = { title, value, count: (counts.get(key)?.count ?? 0) + 1 };
  counts.set(key, counted);
  return counted;
}

type Person = Pick<ListedAddress, "email" | "name">;

type NameColumns = {
  readonly full: number | undefined;
  readonly parts: readonly number[];
  readonly all: ReadonlySet<number>;
};

const fullName = /^(?:(?:full|display|your|subscriber|contact) )?name$/;
const partOfName = /^(?:(?:first|given|middle|additional|last|family) ?name|surname)$/;

/** Returns the columns with people's names: “List name” isn't one. */
function nameColumns(header: readonly string[] | undefined): NameColumns {
  const titles = header?.map(inWords) ?? [];
  const full = titles.findIndex((title) => fullName.test(title));
  const parts = titles.flatMap((title, index) => (partOfName.test(title) ? [index] : []));
  return { full: full < 0 ? undefined : full, parts, all: new Set(full < 0 ? parts : [full, ...parts]) };
}

function readCells(
  cells: readonly string[],
  column: number | undefined,
  names: NameColumns | undefined,
): readonly Person[] | WrongReason {
  if (column !== undefined) {
    const cell = cells[column] ?? "";
    if (cell === "") return "no address";
    const others = names
      ? names.parts.map((index) => cells[index] ?? "").join(" ")
      : cells.filter((other, index) => index !== column && isName(other) && cells.length <= 3).join(" ");
    return readCell(cell, (names?.full !== undefined && cells[names.full]) || others);
  }
  if (names) return "no address";
  // A line may separate its cells by other signs than the list does.
  const isOne = (cell: string) => !cell.includes("@") || /^[^@]*<[^<>@]+@[^<>@]+>$/.test(cell);
  const all = cells.flatMap((cell) => (isOne(cell) ? [cell] : cell.split(/[,;\t]/)));
  const withAddress = all.filter((cell) => cell.includes("@"));
  if (withAddress.length === 0) return "no @";
  const others = all.filter((cell) => !cell.includes("@") && isName(cell));
  // Without a header, more columns may be anything.
  const name = withAddress.length === 1 && all.length <= 3 ? others.join(" ") : "";
  const people: Person[] = [];
  for (const cell of withAddress) {
    const found = readCell(cell.trim(), name);
    // None of a line comes in until all of it is right: what is corrected is the line.
    if (typeof found === "string") return found;
    people.push(...found);
  }
  return people;
}

const isName = (cell: string) => /\p{L}/u.test(cell) && !/[\d@]/.test(cell);

/** Reads “kim@example.org”, “Kim Lee <kim@example.org>” or “Kim Lee kim@example.org”. */
function readCell(cell: string, nameBeside: string): readonly Person[] | WrongReason {
  const bracketed = /^([^<>]*)<([^<>]*)>$/.exec(cell);
  // A small letter before a space may be the start of the address.
  const spaced = /^(\p{Lu}[^@]*)\s(\S+)$/u.exec(cell);
  const [, before = "", address = cell] = bracketed ?? spaced ?? [];
  const email = mendAddress(address);
  if (email.length > fieldLimits.email) return "too long";
  if (!isAddress(email)) return "not an address";
  const own = before.replaceAll('"', "").replace(/[,;\s]+$/, "");
  return [{ email, name: (own || nameBeside).replace(/\s+/g, " ").trim() }];
}
