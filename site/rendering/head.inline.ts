/* What has to run before the page shows, in its head. */
import "../layout/panel.ts";
import "./lay-out-late.ts";
