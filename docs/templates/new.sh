#!/usr/bin/env bash
# Begins a repository of your own from a template: new.sh engine|fiveinarow-engine|game NAME FOLDER.
# On Windows: java New.java engine NAME FOLDER
set -euo pipefail
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" "$(dirname "${BASH_SOURCE[0]}")/New.java" "$@"
