import { expect, test } from "vitest";
import { articleBody } from "./article-body.ts";
import { articleParser } from "./parse-article.ts";

const bodyOf = (text: string) => JSON.stringify(articleBody(articleParser.parse(text)));

test("keeps figures on one line with their units", () => {
  expect(bodyOf("An 8-week course, *20 minutes* a day.")).toMatch(
    /"An ".*"className":\["nowrap"\].*"8-week".*" course, ".*"20\u00a0minutes"/s,
  );
});

test("takes over nothing but known elements with texts, also of an article that is refused", () => {
  const code = "console.log(1)";
  const body = bodyOf(
    `import x from "y"

<SideNote title={${code}} {...${code}} onClick="${code}" dangerouslySetInnerHTML="x">n {${code}}</SideNote>

<script src="https://example.org/x.js">${code}</script>

<Practice title="Sit" opens="no" />`,
  );
  expect(body.match(/"tagName":"\w+"/g)).toEqual(['"tagName":"SideNote"', '"tagName":"Practice"']);
  expect(body.match(/"properties":\{.*?\}/g)).toEqual([
    '"properties":{}',
    '"properties":{"title":"Sit","opens":"yes"}',
  ]);
  expect(body.match(/"type":"\w+"/g)).not.toContain('"type":"raw"');
});
