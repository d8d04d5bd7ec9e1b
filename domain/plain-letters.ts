/** Letters that aren't one of a to z with a mark. */
const others: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "ng",
};

/** Returns a text in small letters, with a to z for those that have marks or are related: "soren" for "Søren". */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøđðþłħıŋ]/g, (letter) => others[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
