#!/bin/sh
# Run this to open the studio (Linux). "Open the studio.desktop" does so in a terminal window.
cd "$(dirname "$0")/.." || exit 1
if ! command -v npm >/dev/null; then
  echo "Node isn't installed yet. Get it from https://nodejs.org, then open this again."
  exit 1
fi
exec npm run --silent studio
