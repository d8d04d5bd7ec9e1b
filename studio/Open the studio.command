#!/bin/sh
# Double-click to open the studio (macOS).
cd "$(dirname "$0")/.." || exit 1
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v npm >/dev/null; then
  echo "Node isn't installed yet. Get it from https://nodejs.org, then double-click this again."
  exit 1
fi
exec npm run --silent studio
