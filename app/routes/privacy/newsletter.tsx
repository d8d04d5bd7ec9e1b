import { business } from "#content/business";
import { ExternalLink } from "../../ui/external-link.tsx";
import { confirmationDays, unsubscribedKeptDays } from "../newsletter/periods.ts";

const list = business.newsletterList;

/** How an email address given for the newsletter is used. */
export function NewsletterPrivacy() {
  return (
    <>
      <p>
        I use your email address to send you the letter, {business.newsletter.frequency}, and your first name,
        if you gave one, to begin it with. Nothing else is done with either.
      </p>
      {list ? <KeptOutside url={list.url} /> : <KeptHere />}
      <p>
        To leave, press the link at the foot of any letter. It works at once, and nobody asks why. Or write to
        me, and I’ll do it by hand, within five working days.
      </p>
    </>
  );
}

/** For a list on the site’s own server. */
function KeptHere() {
  return (
    <ul>
      <li>
        What you fill in is stored on the site’s server, which mails you a link. Only when you’ve pressed the
        button behind it are you on the list. If you don’t within {confirmationDays} days of the mail, or I
        don’t let it go out because it looks like a robot’s, your address is deleted.
      </li>
      <li>
        While you’re on the list, the server also keeps when you asked and when you confirmed: that’s my proof
        that you wanted it.
      </li>
      <li>
        When you leave, your entry is crossed out at once and deleted after {unsubscribedKeptDays} days. Until
        then it tells me to take you out of whatever I send the letter with, should you be in there too.
      </li>
      <li>
        So that nobody can fill your inbox with those mails, an address gets one an hour and three a day at
        most. To count them, the server keeps a scrambled mark of the address for a day after each mail, even
        if you have had the address itself deleted.
      </li>
      <li>
        The link in that mail also lets you refuse all mail from this form for good. Your address is then
        deleted as above, and the server keeps a scrambled mark of it, without an end date, to recognise it if
        somebody types it in again. The mark can’t be turned back into the address. Write to me to have it
        removed.
      </li>
      <li>
        As with messages, the server keeps a scrambled mark of the connection for less than two hours, to
        limit how many requests come from it.
      </li>
    </ul>
  );
}

/** For a list at an outside company. */
function KeptOutside({ url }: { url: string }) {
  const host = new URL(url).hostname;
  return (
    <p>
      Signing up takes you to <ExternalLink href={new URL(url).origin}>{host}</ExternalLink>, a company that
      keeps the list and sends the letter for me, perhaps from outside Australia. It mails you a link first,
      and its own privacy policy says how long it keeps what. Nothing goes there before you press the button.
    </p>
  );
}
