import type { InferResponseType } from "hono/client";
import type { api } from "../../api/client.ts";
import { useLiveLook } from "../../api/publication.ts";
import { Screen } from "../../shell/screen.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { RegisterMark } from "../../ui/register-mark.tsx";
import { TimeAgo, When } from "../../ui/when.tsx";
import { LookAgain, SiteDownNote } from "../publishing/site-down.tsx";

type LiveState = InferResponseType<typeof api.publication.$get, 200>["live"];

/** The draft is what was published last. Says so, and whether the live site shows it. */
export function NothingToPublish({ since, host }: LiveState) {
  return (
    <Screen
      title="Nothing to publish"
      where="Before you publish"
      status={since !== undefined && <AllPublished />}
      isBare
    >
      <div className="page">
        <div className="bigstate">
          <RegisterMark out={false} big />
          <header>
            <h1 tabIndex={-1}>Nothing to publish</h1>
            <p className="lead">
              {since === undefined
                ? "Nothing is changed since the studio began."
                : host?.name === "this computer"
                  ? "What you see here is what the site on this computer shows."
                  : "What you see here is what visitors see."}
              {since !== undefined && (
                <>
                  {" "}
                  The last change went live: <When time={since} />.
                </>
              )}
            </p>
          </header>
        </div>
        <div className="stack">
          {since !== undefined && <LiveSite />}
          <p>
            <ButtonLink to="/history">What changed lately</ButtonLink>
          </p>
          <details open>
            <summary>Changed something, and it isn’t on the site?</summary>
            <ul className="reasons stack-s">
              <li>Your browser may show its own old copy. Reload that page once.</li>
              <li>
                A search engine or a shared link can show the old words for days. That passes by itself.
              </li>
              <li>Text in the booking service, at the centre or on social media isn’t part of this site.</li>
            </ul>
          </details>
        </div>
      </div>
    </Screen>
  );
}

const AllPublished = () => (
  <>
    <RegisterMark out={false} /> All published
  </>
);

/** Whether the live site shows what was published from here. */
function LiveSite() {
  const { look } = useLiveLook();
  if (!look) return null;
  const { reading, isAsPublished } = look;
  if (reading.error) return <SiteDownNote />;
  if (!isAsPublished) {
    return (
      <Note kind="bad" title="The live site differs, though nothing is changed here">
        <p>
          It doesn’t show what was published from here last. Somebody may have published from elsewhere, or
          the host shows an old copy. Your files are as they were; ask whoever helps you before you publish
          again.
        </p>
        <p>
          <LookAgain />
        </p>
      </Note>
    );
  }
  return (
    <p className="soft">
      I looked at the live site <TimeAgo time={reading.at} /> ago, and it shows the same.
    </p>
  );
}
