import { business } from "#content/business";
import { letters } from "#content/letters";
import { letters as words } from "#content/pages/letters";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import type { PublishedLetter } from "../../../content-model/schema/letters.ts";
import { formatFullDate } from "../../../domain/format-date.ts";
import { letterPath, lettersPath } from "../../../domain/pages.ts";
import { Day } from "../../components/day.tsx";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { TextPage, TextSection } from "../../components/text-page/text-page.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { breadcrumbs } from "../../seo/structured-data.ts";
import { firstWords, LetterText } from "./letter-text.tsx";

type LetterArgs = { readonly name: string };

function letterAt(slug: string): PublishedLetter {
  const letter = letters.find((each) => each.slug === slug);
  if (!letter) throw new Error(`unknown letter “${slug}”`);
  return letter;
}

export function meta({ name }: LetterArgs) {
  const { subject, sent, text } = letterAt(name);
  const path = letterPath(name);
  const day = formatFullDate(sent);
  return pageMeta({
    title: fillSlots(words.letter.title, { "letter.subject": subject, "letter.sent": day }),
    description: fillSlots(words.letter.description, {
      "letter.sent": day,
      "letter.words": firstWords(text),
    }),
    path,
    article: { publishedTime: sent, author: business.teacher.name, section: words.meta.title },
    structuredData: [
      breadcrumbs([
        { name: words.meta.title, path: lettersPath },
        { name: subject, path },
      ]),
    ],
  });
}

/** Has many words, or one that a narrow phone would break. */
const isLong = (subject: string) => subject.split(" ").length > 5 || /\S{12}/.test(subject);

/** A letter as it was sent, without what each reader’s email has of its own. */
export default function LetterPage({ name }: LetterArgs) {
  const { subject, sent, text } = letterAt(name);
  return (
    <TextPage
      title={subject}
      long={isLong(subject)}
      lead={words.letter.lead}
      after={<NewsletterBlock isWithLetters />}
    >
      <TextSection
        id="letter"
        title={<Prose of={words.letter.sent} slots={{ "letter.sent": <Day date={sent} /> }} />}
      >
        <LetterText blocks={text} />
        <p>
          <a href={lettersPath}>{words.letter.all}</a>
        </p>
      </TextSection>
    </TextPage>
  );
}
