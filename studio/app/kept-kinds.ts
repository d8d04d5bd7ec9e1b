import { purposeOf } from "../../domain/newsletter.ts";
import { keyOfLetter } from "../business/letters/resolve-letter.ts";
import { keyOfArticle } from "../engine/articles/names.ts";
import { keepArticle } from "./api/articles.ts";
import { keepLetter } from "./api/letters.ts";
import { keepAnswer } from "./api/messages.ts";
import { keepWith } from "./draft/save.ts";

/* What is kept as it is typed, beside the fields of content files. */
keepWith("answer", { called: "An answer", keyOf: (id) => `answer ${id}`, send: keepAnswer });
keepWith("article", { called: "An article", keyOf: keyOfArticle, send: keepArticle });
keepWith("letter", {
  called: "A letter",
  keyOf: (audience) => keyOfLetter(purposeOf(audience)),
  send: (audience, sent) => keepLetter(purposeOf(audience), sent),
});
