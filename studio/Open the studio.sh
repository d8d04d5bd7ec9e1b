#!/bin/sh
# Run this to open the studio (Linux). On a new computer, it brings your pages first.
if ! command -v npm >/dev/null || ! command -v git >/dev/null; then
  echo "Two free programs come first: Node, from https://nodejs.org, and git, from https://git-scm.com."
  echo "Install both, then open this again."
  exit 1
fi
here=$(cd "$(dirname "$0")" && pwd)
site=$here/..
[ -f "$site/scripts/studio.mjs" ] || site=$HOME/Website
if [ -e "$site" ] && [ ! -f "$site/scripts/studio.mjs" ]; then
  echo "The folder $site holds something else. Rename it, then open this again."
  exit 1
fi
if [ ! -e "$site" ]; then
  known=$(cat "$here/Where your pages are.txt" 2>/dev/null)
  echo "Where are your pages kept? Type the address, or pull the folder into this window, and press Enter."
  [ -z "$known" ] || echo "To take $known, just press Enter."
  # Terminals write a folder that is pulled into them with backslashes, which read takes away, or in quotes.
  # shellcheck disable=SC2162
  read place
  place=$(printf "%s\n" "${place:-$known}" | sed "s/^'\(.*\)' *\$/\1/; s/ *\$//")
  # Git asks for a word that a stick, which another computer has written, is yours.
  [ ! -d "$place" ] || git config --global --add safe.directory "$place"
  rm -rf "$site.part"
  if ! git clone --origin copy -- "$place" "$site.part"; then
    echo "Your pages couldn't be brought; the reason is above. Open this again, or show it to whoever helps you."
    exit 1
  fi
  git -C "$site.part" fetch --quiet copy refs/studio/live:refs/studio/live
  if [ -f "$here/host.json" ]; then
    # Messages are kept in data, too: nobody else on this computer may open it.
    (umask 077 && mkdir -p "$site.part/data/studio" && cp "$here/host.json" "$site.part/data/studio/")
  fi
  mv "$site.part" "$site"
fi
cd "$site" || exit 1
exec npm run --silent studio
