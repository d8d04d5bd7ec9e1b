import { letters } from "#content/letters";
import { letters as words } from "#content/pages/letters";
import { letterPath, lettersPath } from "../../../domain/pages.ts";
import { Day } from "../../components/day.tsx";
import { NewsletterBlock } from "../../components/newsletter-block/newsletter-block.tsx";
import { TextPage } from "../../components/text-page/text-page.tsx";
import { Ledger } from "../../kit/parts.tsx";
import { Chapter } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";

export const meta = () => pageMeta({ ...words.meta, path: lettersPath });

/** The letters that stand on the site, newest first. */
export default function LettersPage() {
  const newestFirst = letters.toSorted((one, other) => other.sent.localeCompare(one.sent));
  return (
    <TextPage title={words.head.heading} lead={words.head.lead} after={<NewsletterBlock isWithLetters />}>
      <Chapter id="letters-heading" heading={words.list.heading} layout="hidden">
        <Ledger
          of={newestFirst.map(({ slug, subject, sent }) => ({
            name: <a href={letterPath(slug)}>{subject}</a>,
            more: <Day date={sent} />,
          }))}
          beside
        />
      </Chapter>
    </TextPage>
  );
}
