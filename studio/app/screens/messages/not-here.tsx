import { Link } from "react-router";
import { useLiveCheck } from "../../api/publication.ts";
import { WithHelperName } from "../../ui/helper-name.tsx";
import ui from "../../ui/ui.module.css";

/** Before the site's first start, or on a new computer: where messages and readers are, and how they come here. */
export function NotHere() {
  const { check } = useLiveCheck();
  if (!check) return null;
  return check.isNotPublishedYet ? <NotPublishedYet /> : <OnAnotherComputer />;
}

const NotPublishedYet = () => (
  <div className={ui.tightStack}>
    <h2>Your site isn’t on the web yet</h2>
    <p>
      Messages, readers and visits come once you’ve published it. <Link to="/ready">See what’s left</Link>
    </p>
  </div>
);

const OnAnotherComputer = () => (
  <div className={ui.stack}>
    <div className={ui.tightStack}>
      <h2>No messages or readers are on this computer</h2>
      <p>
        A copy of your site has only its pages and their history. If the site was never started, there are
        none yet.
      </p>
      <p>
        <b>Your site is on a server, or with Cloudflare?</b> Messages and readers are there.{" "}
        <Link to="/ready">Say where it is</Link>, and they show here.
      </p>
      <p>
        <b>It was on your old computer only?</b> Then they come from a backup.{" "}
        <WithHelperName>Whoever helps you brings it here before the site is started:</WithHelperName>{" "}
        <code>npm run restore -- FILE --yes</code>.
      </p>
    </div>
    <p className={ui.soft}>
      Passwords and keys are secret, so no copy has them. <Link to="/ready">Ready to go live?</Link> asks for
      the password of your mailbox again;{" "}
      <WithHelperName>to reach a server, whoever helps you gives this computer a key.</WithHelperName>
    </p>
  </div>
);
