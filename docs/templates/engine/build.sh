#!/usr/bin/env bash
# Builds target/NAME.jar (build.sh NAME; unless given, the name of this folder) against the Spielwerk in
# $SPIELWERK_HOME: a checkout that was built, or an unpacked archive. Elsewhere: java Build.java SPIELWERK
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" "$here/Build.java" "${SPIELWERK_HOME:-$here/../../..}" ${1:+"$1"}
