import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { practice } from "../../components/video/test-videos.ts";
import { Practice } from "./practice.tsx";

const html = (video: Partial<typeof practice>) =>
  renderToStaticMarkup(<Practice practice={{ ...practice, ...video }} position="1/7" open />);

it("shows the video beside the written practice only if it has one", () => {
  const filmed = html({ youtube: { id: "aqz-KE-bpKQ", published: "2027-02-14" } });
  expect(filmed).toMatch(/<button[^>]*data-play="aqz-KE-bpKQ"/);
  expect(filmed).toContain("<noscript>");
  expect(html({})).not.toMatch(/data-play|<noscript>/);
});
