#!/usr/bin/env bash
# Builds target/NAME.jar (build.sh NAME; unless given, the name of this folder) with nothing but a JDK, against
# the Spielwerk in $SPIELWERK_HOME: a checkout that was built, or an unpacked archive. With Maven: mvn package.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
name=${1:-$(basename "$PWD")}
home=${SPIELWERK_HOME:-../../..}
lib=$home/app/target/lib
[[ -d $lib ]] || lib=$home/lib
cores=("$lib"/spielwerk-core-*.jar)
[[ -e ${cores[0]} ]] || {
  echo "There is no spielwerk-core in $lib; set SPIELWERK_HOME to a Spielwerk that was built or unpacked." >&2
  exit 1
}
rm -rf target
mkdir -p target/classes
find src/main/java -name '*.java' -exec javac --release 17 -cp "$lib/*" -d target/classes {} +
# which version of the contract it was made for: Spielwerk checks it when the jar is loaded
echo 'Spielwerk-Core: 1' >target/manifest
jar --create --file "target/$name.jar" --manifest target/manifest -C target/classes . -C src/main/resources .
echo "target/$name.jar is ready; copy it into ~/.spielwerk/plugins"
