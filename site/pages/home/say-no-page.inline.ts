/** Says once that the URL that led here has no page, as the not-found page put it. */
import { noPageKey } from "../not-found/no-page.ts";

const notice = document.getElementById(noPageKey);
try {
  const stored = sessionStorage.getItem(noPageKey);
  if (stored && notice) {
    sessionStorage.removeItem(noPageKey);
    const [sentences = "", path, end = ""] = JSON.parse(stored) as readonly string[];
    notice.append(sentences);
    if (path) {
      const link = document.createElement("a");
      link.href = path;
      link.append(path);
      notice.append(link, end);
    }
    notice.hidden = false;
    notice.focus();
  }
} catch (error) {
  console.info("Storage is off:", error);
}
