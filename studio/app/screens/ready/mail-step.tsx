import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { MailErrors } from "../../../business/site-client/mail-settings.ts";
import type { MailTrial } from "../../../business/site-client/try-mail.ts";
import { api, read } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useWithHelperName, WithHelperName } from "../../ui/helper-name.tsx";
import { ExactWords, ForHelper, Loading, Note, Wrong } from "../../ui/notes.tsx";
import { useNow } from "../../ui/time.tsx";
import ui from "../../ui/ui.module.css";
import { atWords, siteWords } from "../messages/words.ts";
import { StartSite } from "../publishing/live-site.tsx";
import styles from "./ready.module.css";
import { Row, toDo, useTyped } from "./row.tsx";

const readMail = () => read(api["first-steps"].mail.$get());

/** How often the site is asked again, in milliseconds: it may be started meanwhile. */
const interval = 15_000;

/** While it takes over new settings, for which it stops and starts by itself. */
const shortInterval = 2000;

export const mailQuery = queryOptions({
  queryKey: ["first-steps", "mail"],
  queryFn: readMail,
  refetchInterval: ({ state: { data } }) =>
    data?.isOld || data?.site.kind === "not running" ? shortInterval : interval,
});

type Mail = Awaited<ReturnType<typeof readMail>>;

/** Whether emails go out. */
export function MailStep() {
  const { data: mail, error } = useQuery(mailQuery);
  if (mail) return <KnownMail mail={mail} />;
  return (
    <li id="email" tabIndex={-1}>
      {error ? <Wrong error={error} /> : <Loading label="Email" lines={2} />}
    </li>
  );
}

const nothing = { server: "", user: "", to: "", from: "" };

function KnownMail({ mail }: { readonly mail: Mail }) {
  const { timeZone } = useSession().business;
  const now = useNow();
  const at = (time: number) => atWords(time, Math.max(now, time), timeZone);
  const queryClient = useQueryClient();
  const { settings, test } = mail;
  const { server, user, to, from } = settings ?? nothing;
  const { texts, typed, isChanged, type, forget } = useTyped("email", { server, user, to, from });
  // The password is kept in this form alone, not in the browser's storage.
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<MailErrors>({});
  const works = emailWorks(mail);
  const isNotPublishedYet = mail.site.kind === "not there yet";

  const tryIt = useMutation({
    mutationFn: async () => {
      const hasForm = settings !== null && !settings.usesResend;
      if (hasForm) {
        const { errors } = await read(api["first-steps"].mail.$put({ json: { ...typed, password } }));
        flushSync(() => setErrors(errors ?? {}));
        // On a phone, what is wrong is above what she sees.
        if (errors) {
          document.querySelector<HTMLElement>("#email [aria-invalid]")?.focus();
          return undefined;
        }
      }
      const tried = await read(api["first-steps"].mail.test.$post());
      await queryClient.invalidateQueries({ queryKey: mailQuery.queryKey });
      // What she typed stays, to be corrected.
      if (tried.isPutBack) return tried;
      setPassword("");
      forget();
      return undefined;
    },
  });
  const isNew = isChanged || password !== "";
  const shown = tryIt.isPending ? undefined : (tryIt.data ?? (isNew ? undefined : test));
  const keepsPassword = settings?.hasPassword && texts.server === server && texts.user === user;
  // What was said of a test was said of other settings.
  const forgetTest = () => {
    if (!tryIt.isPending) tryIt.reset();
  };
  const typeOne = (name: keyof typeof nothing, text: string) => {
    forgetTest();
    setErrors({ ...errors, [name]: undefined });
    type({ [name]: text });
  };

  return (
    <Row
      id="email"
      title="Email"
      line={
        mail.isOld
          ? mail.isPutBack
            ? "Your site is going back to the settings that were there"
            : "Your site is picking up these settings"
          : mail.site.kind !== "can send"
            ? siteWords(mail.site).title
            : isWaiting(mail)
              ? "Emails are waiting"
              : !works
                ? test
                  ? `Your last test, ${at(test.at)}, wasn’t taken`
                  : "A test shows whether emails arrive"
                : test
                  ? `Your mail company took a test for ${test.to} ${at(test.at)}.`
                  : "Your site’s emails go out."
      }
      state={isNotPublishedYet ? undefined : toDo(works)}
      opens={isChanged}
      opensWide={!works && !isNotPublishedYet}
    >
      <Known mail={mail} />
      {settings && !settings.usesResend && (
        <div className={styles.pairs}>
          <MailFields texts={texts} inUse={{ server, user, to, from }} errors={errors} onType={typeOne} />
          <Field
            label="Password"
            hint={keepsPassword ? "Leave it empty to keep the one that’s there." : undefined}
            error={errors.password}
          >
            {(input) => (
              <input
                {...input}
                type="password"
                autoComplete="new-password"
                value={password}
                onChange={(event) => {
                  forgetTest();
                  setErrors({ ...errors, password: undefined });
                  setPassword(event.target.value);
                }}
              />
            )}
          </Field>
        </div>
      )}
      {mail.host !== "cloudflare" && !isNotPublishedYet && (
        <div className={ui.row}>
          <Button isBusy={tryIt.isPending} onClick={() => tryIt.mutate()}>
            {tryIt.isPending ? "Sending a test…" : isNew ? "Keep these and send me a test" : "Send me a test"}
          </Button>
        </div>
      )}
      <div role="status">
        {shown && <Outcome test={shown} at={at(shown.at)} isPutBack={tryIt.data !== undefined} />}
      </div>
      <Wrong error={tryIt.error} />
      {shown && <ExactWords>{shown.words}</ExactWords>}
      <Helper mail={mail} />
    </Row>
  );
}

/** A test shows it, or emails that went out, and none waits. */
export const emailWorks = (mail: Mail): boolean =>
  !mail.isOld && !isWaiting(mail) && (mail.test ? mail.test.isSent : mail.sending === "works");

/** Whether emails wait, or can't go out. */
const isWaiting = ({ site, sending }: Mail): boolean =>
  site.kind !== "can send" || sending === "failing" || sending === "idle";

type MailFieldsProps = {
  readonly texts: typeof nothing;
  readonly inUse: typeof nothing;
  readonly errors: MailErrors;
  readonly onType: (name: keyof typeof nothing, text: string) => void;
};

const fields = [
  {
    name: "to",
    label: "Where messages go",
    hint: "Your own address: you get an email for each message.",
    type: "email",
  },
  {
    name: "from",
    label: "Who they come from",
    hint: "An address at your mail company for the website to write from. It may be the same.",
    type: "email",
  },
  {
    name: "server",
    label: "Your mail company’s server",
    hint: "Its help pages have it, under outgoing mail or SMTP. Such as mail.example.com.",
    type: "text",
  },
  { name: "user", label: "User name there", hint: "Often your whole address.", type: "text" },
] as const;

const MailFields = ({ texts, inUse, errors, onType }: MailFieldsProps) =>
  fields.map(({ name, label, hint, type }) => (
    <Field
      key={name}
      label={label}
      hint={
        inUse[name] === "" || inUse[name] === texts[name] ? (
          hint
        ) : (
          <>
            <strong>Not in use. In use: {inUse[name]}.</strong> {hint}
          </>
        )
      }
      error={errors[name]}
    >
      {(input) => (
        <input
          {...input}
          type={type}
          value={texts[name]}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onType(name, event.target.value)}
        />
      )}
    </Field>
  ));

/** What is known of the site's email, and where messages are meanwhile. */
function Known({ mail }: { readonly mail: Mail }) {
  const { site, isOld, isPutBack } = mail;
  return (
    <>
      <p>
        {isOld ? undefined : site.kind === "can send" ? (
          "Your site knows your mail company."
        ) : (
          <WithHelperName>{siteWords(site).text}</WithHelperName>
        )}
        {isWaiting(mail) && site.kind !== "not there yet" && (
          <>
            {" "}
            Nothing is lost: what visitors have written is kept, and you read it under{" "}
            <Link to="/messages">Messages</Link>.
          </>
        )}
      </p>
      {!isOld && site.kind === "not running" && mail.host === "this computer" && (
        <div className={ui.row}>
          <StartSite />
        </div>
      )}
      {isOld && !isPutBack && (
        <Note title="Your site doesn’t have these settings yet">
          <p>
            It picks them up within a few seconds.{" "}
            <WithHelperName>
              If it stays like this, ask whoever helps you to restart it: npm start
            </WithHelperName>
          </p>
        </Note>
      )}
    </>
  );
}

type OutcomeProps = {
  readonly test: MailTrial;
  readonly at: string;
  /** Whether the settings that were there before were put back. */
  readonly isPutBack: boolean;
};

/** How a test went. */
const Outcome = ({ test, at, isPutBack }: OutcomeProps) => (
  <Note
    {...(!test.isSent && { kind: "bad" })}
    title={
      test.isSent
        ? `Sent ${at}. Look in the mailbox of ${test.to}, among the spam, too`
        : isPutBack
          ? "Not changed: your emails still go by the settings that were there"
          : `Tried ${at}: no email was sent`
    }
  >
    {test.failure && <p>{test.failure}</p>}
    {test.advice && (
      <p>
        <WithHelperName>{test.advice}</WithHelperName>
      </p>
    )}
  </Note>
);

/** What the person who helps needs, where the settings aren't here. */
function Helper({ mail }: { readonly mail: Mail }) {
  const { host, site, settings } = mail;
  const withHelperName = useWithHelperName();
  if (host === "this computer") {
    return settings?.usesResend ? (
      <p>{withHelperName("Emails go out through Resend here, as whoever helps you has set up.")}</p>
    ) : (
      <ForHelper>
        The settings are in data/settings.env, which npm start and the commands read. docs/operating.md,
        “Email”, explains them.
      </ForHelper>
    );
  }
  return host !== "cloudflare" ? (
    <>
      <p>{withHelperName("Whoever helps you puts your mail company in on the server.")}</p>
      <ForHelper>
        docs/going-live.md, “The site”: the file /etc/stillwater/settings.env, then stillwater test-mail and
        stillwater restart.
      </ForHelper>
    </>
  ) : (
    <>
      <p>
        {withHelperName(
          "Whoever helps you puts your mail company in at Cloudflare. To test it, write to yourself",
        )}{" "}
        {site.url ? (
          <a href={new URL("/contact", site.url).href}>from your contact page</a>
        ) : (
          "from your contact page"
        )}
        .
      </p>
      <ForHelper>docs/other-hosts.md, “On Cloudflare”: the secrets of the worker.</ForHelper>
    </>
  );
}
