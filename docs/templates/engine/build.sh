#!/usr/bin/env bash
# Builds target/careful.jar against the Spielwerk that is built three folders above (or in $SPIELWERK_HOME).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
lib=${SPIELWERK_HOME:-../../..}/app/target/lib
rm -rf target
mkdir -p target/classes
javac --release 17 -cp "$lib/*" -d target/classes src/careful/*.java
jar --create --file target/careful.jar -C target/classes . -C src META-INF
echo "target/careful.jar is ready; copy it into ~/.spielwerk/plugins"
