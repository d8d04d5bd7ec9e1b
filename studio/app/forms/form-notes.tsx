import type { ContentName } from "../../../content-model/schema/content-files.ts";
import { classNames } from "../../../site/ui/class-names.ts";
import { useContent, useFacts, useFile } from "../api/content.ts";
import { Details, ExactWords, Note } from "../ui/notes.tsx";
import ui from "../ui/ui.module.css";
import styles from "./form-notes.module.css";

/** Why a screen's files can't be edited now, if they can't. */
export function ReadOnlyNote({ names }: { readonly names: readonly ContentName[] }) {
  const why = useContent()?.whyReadOnly;
  if (why) {
    return (
      <div className={styles.readOnly}>
        <Note kind="bad" title="You can look, but not change anything now">
          <p>{why}</p>
          <p>Nothing is lost: what you typed is kept, and visitors see the site as it was.</p>
        </Note>
      </div>
    );
  }
  return names.map((name) => <BrokenFile key={name} name={name} />);
}

function BrokenFile({ name }: { readonly name: ContentName }) {
  const { whyReadOnly } = useFile(name);
  if (!whyReadOnly) return null;
  return (
    <div className={styles.readOnly}>
      <Note kind="bad" title="A file was changed by hand and can’t be read">
        <p>
          Below are the last words that could be read. Nothing here can be changed until the file is fixed,
          and I don’t write over it. Visitors see the site as it was. Send these words to whoever helps you:
        </p>
        <ExactWords>{whyReadOnly}</ExactWords>
      </Note>
    </div>
  );
}

/** How sentences are formatted, and what facts they can show. */
export const WritingHelp = () => (
  <div>
    <Details summary="Emphasis, links, and words in {{braces}}">
      <dl className={styles.pairs}>
        <dt>*so*</dt>
        <dd>is emphasised, and **so** is strong.</dd>
        <dt>[about me](/about)</dt>
        <dd>is a link: to a page of this site, or to https://…</dd>
        <dt>{"{{course.price}}"}</dt>
        <dd>
          shows a fact that is kept once, under Prices and facts. Write around it as you like: every sentence
          with it follows when the fact changes.
        </dd>
      </dl>
    </Details>
    <Details summary="Every fact that a sentence can show">
      <FactList />
    </Details>
  </div>
);

function FactList() {
  const facts = [...useFacts().values()];
  return (
    <dl className={classNames(styles.pairs, styles.facts)}>
      {facts.map(({ name, text, called }) => (
        <div key={name}>
          <dt>{`{{${name}}}`}</dt>
          <dd>
            {text} {called && <span className={ui.soft}>({called})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
