#!/bin/sh
# Double-click to open the studio (macOS).
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
exec sh "$(dirname "$0")/Open the studio.sh"
