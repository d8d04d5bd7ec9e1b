import { business } from "#content/business";
import { TextPage, TextSection } from "../../components/text-page/text-page.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { NewsletterPrivacy } from "./newsletter.tsx";

export const meta = () =>
  pageMeta({
    title: "Privacy",
    description:
      "What this website counts and what it collects when you write, why, who else sees it, how long it is kept, and how to have it deleted.",
    path: paths.privacy,
  });

const usesGoogle = business.analytics.measurementId !== undefined;

export default function PrivacyPage() {
  const email = <a href={`mailto:${business.email}`}>{business.email}</a>;
  return (
    <TextPage
      title="Privacy"
      lead={`The short version: this site ${usesGoogle ? "has its visits counted without cookies" : "learns nothing about you until you write to me"}, keeps what you write for as long as it’s useful, and shows it to nobody who doesn’t have to carry it.`}
    >
      <TextSection id="who" title="Who this is">
        <p>
          {business.name} is a one-teacher business in {business.place.town}, Victoria.{" "}
          {business.teacher.name} runs it and answers for your information. Write to {email}.
        </p>
      </TextSection>
      <TextSection id="reading" title="When you only read">
        <p>
          No cookies, no account, no advertising. Pictures and type come from this site
          {usesGoogle ? "" : ", so nobody else hears that you were here"}. Your browser’s address reaches the
          server, as it must to get an answer, and isn’t written down.
        </p>
      </TextSection>
      <TextSection id="counting" title="What’s counted">
        {usesGoogle ? <CountedByGoogle /> : <CountedHere />}
        <p>
          If your browser asks sites not to track you (Global Privacy Control, or Do Not Track), you aren’t
          counted at all.
        </p>
      </TextSection>
      <TextSection id="messages" title="When you send a message">
        <p>
          The form collects your name, your email address, what you’re interested in and what you write. I use
          them to answer you, and for nothing else. Without a name, an address and a few words I can’t. You
          don’t have to use your full name.
        </p>
        <p>
          Please leave out medical detail. If you’ve put some in, I’ll read it only to answer you, and you can
          ask me to delete it.
        </p>
        <ul>
          <li>
            Your message is stored on the site’s server, so that it can’t get lost, and then mailed to me. The
            server’s copy is deleted {business.messagesKeptDays} days after it was delivered.
          </li>
          <li>
            To keep floods of spam out, the server counts how many messages come from one connection and from
            the network around it. For that it keeps a scrambled mark of each for less than two hours, never
            the address itself.
          </li>
          <li>
            While you type, your browser keeps a draft for this tab, so that a reload doesn’t lose it. It
            stays on your device and goes when the message is sent or the tab is closed.
          </li>
        </ul>
      </TextSection>
      <TextSection id="newsletter" title="When you ask for the letter">
        <NewsletterPrivacy />
      </TextSection>
      <TextSection id="others" title="Who else sees it">
        <p>
          The companies that host the site and carry my mail handle your message, or your address for the
          letter, for me, and may keep it on computers outside Australia. I give it to nobody else, unless the
          law makes me, or somebody’s life is at risk.
        </p>
        <p>
          Booking a call, the course or coaching happens on another company’s site, and the Sunday class is
          booked with {business.centre.name}. Their own privacy policies apply there. Nothing is sent to them
          before you press a link.
        </p>
      </TextSection>
      <TextSection id="rights" title="Seeing, mending, deleting">
        <p>
          Ask me at {email} what I have of yours, and I’ll tell you, correct it, or delete it, usually within
          a few days and always within 30 days. It costs nothing.
        </p>
        <p>
          If you’re not happy with what I do about it, you can complain to the{" "}
          <ExternalLink href="https://www.oaic.gov.au/privacy/privacy-complaints">
            Office of the Australian Information Commissioner
          </ExternalLink>
          . I’d be glad of the chance to put it right first.
        </p>
      </TextSection>
      <TextSection id="safe" title="How it’s kept safe">
        <p>
          The site is served over an encrypted connection. It runs no scripts from{" "}
          {usesGoogle ? "other companies than Google" : "other companies"}, and a strict policy tells your
          browser to refuse any. Messages and the list can be read only by me and by whoever keeps the server
          running for me.
        </p>
        <p>
          So that nothing is lost when a disk breaks, a copy of the server’s data is made every night. Only
          the newest {business.nightlyCopiesKept} are kept: what has been deleted is gone from the copies,
          too, that many nights later.
        </p>
      </TextSection>
      <TextSection id="changes" title="Changes">
        <p>
          When what the site collects changes, this page changes with it, before it happens. It was written
          for the site as it stands in {business.privacyNoticeDate}.
        </p>
      </TextSection>
    </TextPage>
  );
}

/** For the site’s own analytics. */
function CountedHere() {
  return (
    <>
      <p>
        I’d like to know whether anybody reads what I write, so the site’s own server keeps a tally: how often
        each page was opened on a day, which other sites led to it, and how often a booking button was
        pressed. Like the clicker at a library door, it knows how many came in and not who.
      </p>
      <p>
        The tally holds no addresses, no times and nothing that tells one visitor from another. To stop a
        program from clicking all day, the server remembers a scrambled mark of a connection in its memory for
        up to ten minutes, and never writes it down.
      </p>
    </>
  );
}

/** For Google Analytics. */
function CountedByGoogle() {
  return (
    <p>
      Google Analytics counts for me which pages are opened and which booking buttons are pressed. Your
      browser tells Google’s servers, which may be outside Australia, the page’s address, the page that led to
      it and what kind of device you use; they see your connection’s address as they must to take the report.
      I’ve left its permission to set cookies or to use any of this for advertising switched off.
    </p>
  );
}
