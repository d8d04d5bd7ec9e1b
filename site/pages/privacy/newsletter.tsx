import { business } from "#content/business";
import { newsletter as words } from "#content/pages/privacy";
import { ListItems, Prose } from "../../components/prose/prose.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";

const list = business.newsletterList;

/** How an email address given for the newsletter is used. */
export function NewsletterPrivacy() {
  return (
    <>
      <p>
        <Prose of={words.use} />
      </p>
      {list ? <KeptOutside url={list.url} /> : <KeptHere />}
      <p>
        <Prose of={words.courseDates} />
      </p>
      <p>
        <Prose of={words.leaving} />
      </p>
    </>
  );
}

/** For a list on the site’s own server. */
function KeptHere() {
  return (
    <ul>
      <ListItems of={words.keptHere} />
    </ul>
  );
}

/** For a list at an outside company. */
function KeptOutside({ url }: { url: string }) {
  const { origin, hostname } = new URL(url);
  const site = <ExternalLink href={origin}>{hostname}</ExternalLink>;
  return (
    <p>
      <Prose of={words.keptOutside} slots={{ "list.site": site }} />
    </p>
  );
}
