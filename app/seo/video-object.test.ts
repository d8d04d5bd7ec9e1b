import { expect, test } from "vitest";
import { practices } from "#content/practices";
import { videoItems } from "../components/video/video-items.ts";
import { publicUrl } from "./public-url.ts";
import { videoObjects } from "./video-object.ts";

test("describes only published videos", () => {
  const filmed = practices.map((item) =>
    item.slug === "hear-out" ? { ...item, id: "aqz-KE-bpKQ", published: "2027-02-14" } : item,
  );
  const objects = videoObjects(filmed, "/video-library");
  expect(objects).toHaveLength(1);
  expect(objects[0]).toMatchObject({
    "@type": "VideoObject",
    name: "Hear Out",
    uploadDate: "2027-02-14",
    duration: "PT5M",
    url: publicUrl("/video-library#hear-out"),
    thumbnailUrl: expect.stringContaining(publicUrl("/")),
    embedUrl: expect.stringContaining("youtube-nocookie.com/embed/aqz-KE-bpKQ"),
  });
  expect(videoObjects(videoItems, "/video-library")).toHaveLength(videoItems.filter(({ id }) => id).length);
});
