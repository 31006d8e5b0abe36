# shellcheck shell=bash
# Part of the script spielwerk: `./spielwerk package` writes archives to target/dist. The same sources and
# the same Java give the same bytes: files are sorted and carry one fixed time and owner.
# shellcheck disable=SC2154

# What the program and its libraries ask of Java; jdk.crypto.ec for https, jdk.zipfs and jdk.charsets for
# files of others, jdk.localedata for German.
modules=java.base,java.instrument,java.logging,java.management,java.naming,java.net.http,java.security.jgss,java.sql,java.transaction.xa,java.xml
modules+=,jdk.charsets,jdk.crypto.ec,jdk.jfr,jdk.localedata,jdk.management,jdk.unsupported,jdk.zipfs

# The time in every archive, as in the jars (project.build.outputTimestamp).
epoch=1767225600

#   package                   builds everything and writes it to target/dist
#   package --built FOLDER    writes what was built last to FOLDER, without the training library: for tests
command_package() {
  local dist=$home/target/dist stage=$home/target/stage with_training=yes
  if [[ ${1:-} == --built && $# == 2 ]]; then
    dist=$2/dist stage=$2/stage with_training=no
  elif (($# > 0)); then
    die 'package takes no further words.'
  fi
  tar --version 2>/dev/null | grep -q 'GNU tar' || die 'package needs GNU tar (on macOS: brew install gnu-tar).'
  local jdk=${java%/java}
  [[ -x $jdk/jlink ]] || jdk=$(dirname "$(readlink -f "$(command -v jlink)")" 2>/dev/null) ||
    die 'package needs a whole JDK, with jlink.'
  if [[ $with_training == yes ]]; then
    lock
    build_all
  fi
  rm -rf "$dist" "$stage"
  mkdir -p "$dist" "$stage"
  write_archives
  rm -rf "$stage"
  (cd "$dist" && ls -l | awk 'NR > 1 {printf "%8.1f MB  %s\n", $5 / 1e6, $9}')
  echo "All in $dist." >&2
}

build_all() {
  echo 'Building (1 of 6) ...' >&2
  build whole quiet_maven "$log" 'Building' -Pdist,sqlite-linux,sqlite-mac,sqlite-windows package ||
    failed "$log" 'the build failed'
  fetched learn/torch 'the training library (120 MB)' || exit 1
  (cd "$home" && quiet_maven "$home/target/torch-notice.log" 'Building' -Pdist -f learn/torch/pom.xml package) ||
    failed "$home/target/torch-notice.log" 'the notices of the training library could not be made'
  # What authors test with is no part of the program, and needs libraries that the program does not.
  (cd "$home" && SPIELWERK_BUILDING=1 mvn -B -ntp -q -DskipTests -pl testkit -am package 9>&-) \
    >"$home/target/testkit.log" 2>&1 </dev/null ||
    failed "$home/target/testkit.log" 'the tests for authors could not be built'
}

# Expects dist, stage, jdk and with_training.
write_archives() {
  local version machine
  version=$(sed -n 's|^  <version>\(.*\)</version>|\1|p' "$home/pom.xml")
  local name=spielwerk-$version
  machine=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)

  echo 'Repository for authors (2 of 6) ...' >&2
  # shellcheck source=tools/authors.sh
  . "$home/tools/authors.sh"
  author_repository "$version" "$stage" "$dist/$name-maven-repository.zip"

  echo 'Archive for people who have Java (3 of 6) ...' >&2
  program_folder "$stage/$name"
  cp "$stage/$name/NOTICE.txt" "$dist/$name-NOTICE.txt"
  archive_of "$stage" "$name" | gzip -n -1 >"$dist/$name-any-java17.tar.gz"

  echo "Archive with its own Java for $machine (4 of 6) ..." >&2
  "$jdk/jlink" --add-modules "$modules" --include-locales=en,de --strip-java-debug-attributes --no-header-files \
    --no-man-pages --compress=1 --output "$stage/$name/runtime"
  # It has no archive of Java's own classes: the JVM writes addresses into one, different ones every time.
  archive_of "$stage" "$name" | gzip -n -1 >"$dist/$name-$machine.tar.gz"

  if [[ $machine == linux-* ]]; then
    echo 'Container image (5 of 6) ...' >&2
    # shellcheck source=tools/image.sh
    . "$home/tools/image.sh"
    container_image "$stage" "$name" "$dist/$name-oci-$machine.tar"
  else
    echo 'No container image: it is made of the files of a Linux (5 of 6).' >&2
  fi

  echo 'Checksums (6 of 6) ...' >&2
  cp "$home/app/target/sbom.json" "$dist/$name-sbom.json"
  [[ $with_training == no ]] || cp "$home/learn/torch/target/sbom.json" "$dist/$name-training-sbom.json"
  (cd "$dist" && sha256sum -- * >"$stage/SHA256SUMS" && mv "$stage/SHA256SUMS" .)
}

# The program as it is unpacked.
program_folder() {
  mkdir -p "$1/bin" "$1/lib" "$1/training"
  cp "$home/tools/dist/spielwerk" "$home/tools/dist/spielwerk.cmd" "$1/bin"
  cp "$lib"/*.jar "$1/lib"
  [[ $with_training == no ]] || cp "$training"/*.jar "$1/training"
  # What is committed, no reports that somebody made meanwhile.
  (cd "$home" && if [[ -e .git ]]; then git ls-files -z experiments docs; else find experiments docs -type f -print0; fi |
    tar --null -T - -cf -) | tar -xf - -C "$1"
  cp -R "$stage/javadoc/spielwerk-core" "$1/docs/javadoc"
  cp "$home/LICENSE" "$home/README.md" "$home/CHANGELOG.md" "$1"
  {
    cat "$home/app/target/NOTICE.txt"
    if [[ $with_training == yes ]]; then
      printf '\nThe training library:\n'
      cat "$home/learn/torch/target/NOTICE.txt"
    fi
  } >"$1/NOTICE.txt"
}

# archive_of FOLDER NAME: tar of NAME in FOLDER to standard output, reproducibly.
archive_of() {
  chmod -R u=rwX,go=rX "$1/$2"
  tar --sort=name --mtime=@$epoch --owner=0 --group=0 --numeric-owner --format=gnu -cf - -C "$1" "$2"
}
