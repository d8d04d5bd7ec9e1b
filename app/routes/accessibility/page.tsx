import { business } from "#content/business";
import { TextPage, TextSection } from "../../components/text-page/text-page.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { ExternalLink } from "../../ui/external-link.tsx";

export const meta = () =>
  pageMeta({
    title: "Accessibility",
    description:
      "How this website is made to work with a keyboard, a screen reader, large text, little patience or no JavaScript, and who to tell if it doesn’t.",
    path: paths.accessibility,
  });

export default function AccessibilityPage() {
  return (
    <TextPage
      title="Accessibility"
      lead="You might be here with a cracked phone, a sore wrist, a screen reader, or on four hours’ sleep. The site should work for you anyway. This page says how, and what to do when it doesn’t."
    >
      <TextSection id="aim" title="What I aim for">
        <p>
          Every page is meant to meet the{" "}
          <ExternalLink href="https://www.w3.org/TR/WCAG22/">
            Web Content Accessibility Guidelines 2.2
          </ExternalLink>{" "}
          at level AA. In practice that means:
        </p>
        <ul>
          <li>everything can be reached and used with a keyboard alone, and you can see where you are</li>
          <li>
            text can be doubled in size, or the window made as narrow as a small phone, and nothing is cut off
          </li>
          <li>light and dark follow your device, and the contrast holds in both</li>
          <li>nothing moves if your device asks for less motion</li>
          <li>menus, questions and the contact form work without JavaScript</li>
          <li>buttons and fields are the browser’s own, so that your tools know them</li>
          <li>the words are plain, and times and prices are said once and clearly</li>
        </ul>
      </TextSection>
      <TextSection id="tested" title="How it’s checked">
        <p>
          Each change is tried by machine in a real browser before it goes live: a checker of accessibility
          rules on every page, on phone and desktop, with menus open and closed, and its colours by day and by
          night; the keyboard through the menus and the form; large text; narrow screens; and the form with
          JavaScript switched off.
        </p>
        <p>
          Machines find only some of what can be wrong. The rest needs people, which is where you come in.
        </p>
      </TextSection>
      <TextSection id="gaps" title="What isn’t there yet">
        <ul>
          <li>The site hasn’t yet been tested by people who use screen readers every day.</li>
          <li>
            Booking pages and the centre’s timetable belong to other companies, and I can’t mend them. If one
            stops you, write to me and we’ll do it together.
          </li>
        </ul>
      </TextSection>
      <TextSection id="tell" title="Tell me">
        <p>
          If something here gets in your way, I want to know. <a href={paths.contact}>Send a message</a> or
          write to <a href={`mailto:${business.email}`}>{business.email}</a>, and say what you were trying to
          do. I answer {business.replyPromise}, and will get you what you came for another way meanwhile.
        </p>
        <p>
          If that doesn’t help, you can complain to the{" "}
          <ExternalLink href="https://humanrights.gov.au/complaints">
            Australian Human Rights Commission
          </ExternalLink>
          .
        </p>
      </TextSection>
    </TextPage>
  );
}
