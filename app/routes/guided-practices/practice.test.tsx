import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { practice } from "../../components/video/test-videos.ts";
import { Practice } from "./practice.tsx";

const html = (id: string) =>
  renderToStaticMarkup(<Practice practice={{ ...practice, id }} position="1/7" turned={false} />);

it("shows the video beside the written practice only if it has one", () => {
  expect(html("aqz-KE-bpKQ")).toMatch(/<button[^>]*data-play="aqz-KE-bpKQ"/);
  expect(html("aqz-KE-bpKQ")).toContain("<noscript>");
  expect(html("")).not.toMatch(/data-play|<noscript>/);
});
