import { Details } from "../ui/details.tsx";

/** How sentences are formatted. */
export const WritingHelp = () => (
  <Details summary="Emphasis, links, and words in {{braces}}">
    <dl className="kv inner">
      <dt>*so*</dt>
      <dd>is emphasised, and **so** is strong.</dd>
      <dt>[about me](/about)</dt>
      <dd>is a link: to a page of this site, or to https://…</dd>
      <dt>{"{{course.price}}"}</dt>
      <dd>
        stands for a fact that is kept once, under Prices and facts. Leave it as it is: every sentence with it
        follows when the fact changes.
      </dd>
    </dl>
  </Details>
);
