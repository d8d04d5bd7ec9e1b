import { expect, test } from "vitest";
import { lesson, practice } from "../components/video/test-videos.ts";
import { videoItems } from "../components/video/videos.ts";
import { publicUrl } from "./public-url.ts";
import { videoObjects } from "./video-object.ts";

test("describes only published videos", () => {
  const filmed = [{ ...practice, youtube: { id: "aqz-KE-bpKQ", published: "2027-02-14" } }, lesson];
  const objects = videoObjects(filmed, "/video-library");
  expect(objects).toHaveLength(1);
  expect(objects[0]).toMatchObject({
    "@type": "VideoObject",
    name: "Count Breaths",
    uploadDate: expect.stringMatching(/^2027-02-14T\d\d:00:00Z$/),
    duration: "PT5M",
    url: publicUrl("/video-library#count-breaths"),
    thumbnailUrl: expect.stringContaining(publicUrl("/")),
    embedUrl: expect.stringContaining("youtube-nocookie.com/embed/aqz-KE-bpKQ"),
  });
  expect(videoObjects(videoItems, "/video-library")).toHaveLength(
    videoItems.filter(({ youtube }) => youtube).length,
  );
});
