import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("#content/business");
  vi.resetModules();
});

test("once there is her photograph, no drawn face stands beside the teacher's words", async () => {
  const { business } = await import("#content/business");
  const photograph = { path: "/photos/teacher.jpg", alt: "Jo", width: 1400, height: 875 };
  vi.resetModules();
  vi.doMock("#content/business", () => ({
    business: { ...business, teacher: { ...business.teacher, photograph } },
  }));
  const { Face } = await import("./face.tsx");
  const html = renderToStaticMarkup(<Face />);
  expect(html).toContain('src="/photos/teacher.jpg"');
  expect(html).not.toContain(".svg");
});
