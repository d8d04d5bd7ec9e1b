import { useFacts } from "../api/content.ts";
import { Details } from "../ui/details.tsx";

/** How sentences are formatted, and what facts they can show. */
export const WritingHelp = () => (
  <div>
    <Details summary="Emphasis, links, and words in {{braces}}">
      <dl className="kv inner">
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
    <dl className="kv inner fact-list">
      {facts.map(({ name, text, called }) => (
        <div key={name}>
          <dt>{`{{${name}}}`}</dt>
          <dd>
            {text} {called && <span className="soft">({called})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
