import { Link } from "react-router";
import { Screen } from "../../shell/screen.tsx";
import { Details } from "../../ui/details.tsx";
import { RegisterMark } from "../../ui/register-mark.tsx";

/** The draft is what visitors see. */
export const NothingToPublish = () => (
  <Screen
    title="Nothing to publish"
    where="Before you publish"
    heading={
      <>
        <RegisterMark out={false} /> Nothing to publish
      </>
    }
    lead="What you see here is what visitors see."
  >
    <div className="stack">
      <p>
        <Link to="/history">What changed lately</Link>
      </p>
      <Details summary="Changed something, and it isn’t on the site?">
        <ul className="reasons stack-s">
          <li>Your browser may show its own old copy. Reload that page once.</li>
          <li>A search engine or a shared link can show the old words for days. That passes by itself.</li>
          <li>Text in the booking service, at the centre or on social media isn’t part of this site.</li>
        </ul>
      </Details>
    </div>
  </Screen>
);
