# shellcheck shell=bash
# Part of the script spielwerk: how the program is built, and what it needs is fetched. Expects its
# variables and die().
# shellcheck disable=SC2034,SC2154

checksums=$home/.mvn/checksums/checksums.sha256

# One build at a time in this folder; where flock is missing, users take care themselves.
lock() {
  # A test that got here would wait for itself.
  [[ -z ${SPIELWERK_BUILDING:-} ]] || die 'Spielwerk is being built right now; start it after the build.'
  command -v mvn >/dev/null ||
    die 'Spielwerk is built with Maven, but no mvn was found; install Maven 3.8 or newer.'
  mkdir -p "$home/target"
  if command -v flock >/dev/null; then
    exec 9>"$home/target/build.lock"
    flock -n 9 || {
      echo 'Waiting for another build of Spielwerk to end ...' >&2
      flock 9
    }
  fi
}

unlock() {
  exec 9>&-
}

# The jars of a folder that differ from the list of checksums, which is read from standard input.
altered() {
  (cd "$1" && sha256sum --check --ignore-missing 2>/dev/null || true) | sed -n 's/: FAILED.*//p'
}

# From 3.9 on Maven itself refuses a jar that is not the one listed in .mvn/checksums; before that it
# takes what it gets, so the jars of the program are compared before they are started.
verify_jars() {
  local folder=$1
  [[ -d $folder ]] && command -v sha256sum >/dev/null || return 0
  local jar bad=()
  while IFS= read -r jar; do
    bad+=("$jar")
  done < <(
    sed 's|  .*/|  |' "$checksums" | altered "$folder"
    comm -23 <(cd "$folder" && find . -type f ! -name 'spielwerk-*' | sed 's|^\./||' | LC_ALL=C sort) \
      <(sed 's|.*/||' "$checksums" | LC_ALL=C sort)
  )
  ((${#bad[@]})) || return 0
  (cd "$folder" && rm -f "${bad[@]}") # the next build takes them from Maven's repository again
  die "not as listed in .mvn/checksums: ${bad[*]}. Delete them from Maven's repository and build again; if you changed a dependency, ./spielwerk checksums renews the list."
}

# Where Maven keeps what it fetched: ~/.m2/repository, unless the environment or the user's settings say otherwise.
maven_repository() {
  local named="${MAVEN_OPTS:-} ${MAVEN_ARGS:-}" settings=$HOME/.m2/settings.xml folder=
  if [[ $named =~ -Dmaven\.repo\.local=([^ ]+) ]]; then
    folder=${BASH_REMATCH[1]}
  elif [[ -r $settings ]]; then
    folder=$(sed -n 's|.*<localRepository>\(.*\)</localRepository>.*|\1|p' "$settings" | head -n 1)
  fi
  printf '%s' "${folder:-$HOME/.m2/repository}"
}

# Runs Maven without tests, all it says in a log. A person at a terminal sees how far it is.
#   quiet_maven LOG WORDS MAVEN-ARGUMENTS ..
quiet_maven() {
  local log=$1 words=$2 status=0 pid
  shift 2
  if [[ ! -t 2 || ${TERM:-dumb} == dumb ]]; then
    SPIELWERK_BUILDING=1 mvn -B -ntp -Dmaven.test.skip=true "$@" >"$log" 2>&1 </dev/null 9>&- || status=$?
    return "$status"
  fi
  # Only an interactive Maven tells how far a download is.
  SPIELWERK_BUILDING=1 mvn -Dstyle.color=never -Dmaven.test.skip=true "$@" >"$log" 2>&1 </dev/null 9>&- &
  pid=$!
  trap 'kill "$pid" 2>/dev/null; printf "\n" >&2; exit 130' INT TERM
  while kill -0 "$pid" 2>/dev/null; do
    printf '\r\033[K%s' "$(how_far "$log" "$words")" >&2
    sleep 0.3
  done
  trap - INT TERM
  printf '\r\033[K' >&2
  wait "$pid" || status=$?
  return "$status"
}

# One line from the log of a build that is not over: which part, and what is being fetched.
how_far() {
  local part fetched
  part=$(grep -a -o '^\[INFO\] Building .*\[[0-9]*/[0-9]*\]' "$1" 2>/dev/null | tail -n 1 |
    sed -E 's/.*Building (Spielwerk )?([^ ]*).*\[([0-9]*)\/([0-9]*)\]/\3 of \4, \2/')
  fetched=$(tail -c 400 "$1" 2>/dev/null | tr '\r' '\n' | grep -a '^Progress' | tail -n 1 |
    sed -E 's/^Progress \([0-9]*\): */fetching /; s/ *$//')
  printf '%s' "$2${part:+: $part}${fetched:+ ($fetched)}" | cut -c "1-${COLUMNS:-79}"
}

# The end of a log for somebody whose build failed.
failed() {
  tr '\r' '\n' <"$1" | grep -a -v '^Progress\|^ *$' | tail -n 40 >&2
  die "$2; the whole log is in $1"
}

# Runs a build. A whole one that succeeds leaves a stamp with the time of its start: what was edited
# meanwhile is newer.
#   build whole|part COMMAND ..
build() {
  local whole=$1 status=0 started
  shift
  started=$(mktemp "$home/target/build.XXXXXX")
  if inputs_newer_than_stamp "$home/pom.xml" "$home"/*/pom.xml; then
    rm -rf "$lib" # else a jar of an old version might stay
  fi
  (cd "$home" && "$@") || status=$?
  if [[ $status == 0 && $whole == whole ]]; then
    (verify_jars "$lib") || status=$?
  fi
  if [[ $status == 0 && $whole == whole ]]; then
    mv -f "$started" "$stamp"
    archive_classes
  else
    rm -f "$started"
  fi
  return "$status"
}

# The classes that a start loads, as the JVM keeps them in memory: the next starts map them instead of
# reading jars. Without them all works as well.
archive_classes() {
  local jars=("$lib"/*.jar) classpath
  classpath=$(IFS=:; printf '%s' "${jars[*]}")
  rm -f "$archive"
  "$java" -Xshare:auto -XX:TieredStopAtLevel=1 -Dspielwerk.home="$home" -cp "$classpath" spielwerk.app.ClassArchive \
    "$archive" >"$home/target/archive.log" 2>&1 </dev/null 9>&- || rm -f "$archive"
}

build_program() {
  lock
  if outdated; then # another process may have built it meanwhile
    echo 'Building Spielwerk (first use or changed sources) ...' >&2
    build whole quiet_maven "$log" 'Building' package || failed "$log" 'the build failed'
  fi
  unlock
}

# Libraries that most people never need are no part of the program's build; each has a small pom of its
# own, and is fetched when it is first needed.
#   fetched FOLDER WORDS: whether target/lib of the pom in FOLDER is there, after fetching it
fetched() {
  local folder=$home/$1 log=$home/target/${1//\//-}.log
  local jars=("$folder"/target/lib/*.jar)
  [[ -e ${jars[0]} && $folder/target/lib -nt $home/pom.xml && $folder/target/lib -nt $folder/pom.xml ]] && return
  command -v mvn >/dev/null || die "$2 is fetched by Maven, but no mvn was found; install Maven 3.8 or newer."
  echo "Fetching $2 ..." >&2
  rm -rf "$folder/target/lib"
  mkdir -p "$home/target"
  (cd "$home" && quiet_maven "$log" "Fetching $2" -f "$folder/pom.xml" package) &&
    (verify_jars "$folder/target/lib") || {
    rm -rf "$folder/target/lib"
    echo "spielwerk: $2 could not be fetched, see $log" >&2
    return 1
  }
}

# The benchmarks of the page drive Chromium by Playwright.
playwright=$home/bench/playwright/target/lib
need_playwright() {
  command -v chromium chromium-browser google-chrome >/dev/null || return 0
  fetched bench/playwright 'Playwright for the benchmarks of the page (200 MB)' || true
}

# The command fuzz is driven by Jazzer.
jazzer=$home/fuzz/jazzer/target/lib
need_jazzer() {
  fetched fuzz/jazzer Jazzer || true
}

# Runs on a cluster: Spark, and the module that uses it.
need_cluster() {
  local jars=("$cluster"/jars/spielwerk-cluster-*.jar) log=$home/target/cluster.log
  [[ -e ${jars[0]} && ${jars[0]} -nt $stamp ]] && return
  command -v mvn >/dev/null || die 'Spark is fetched by Maven, but no mvn was found; install Maven 3.8 or newer.'
  lock
  [[ -e ${jars[0]} ]] || echo 'Fetching Apache Spark (200 MB) ...' >&2
  mkdir -p "$home/target"
  (cd "$home" && quiet_maven "$log" 'Fetching Apache Spark' -Pcluster -pl cluster -am package) &&
    (verify_jars "$cluster/jars") || {
    rm -rf "$cluster/jars"
    failed "$log" 'Apache Spark could not be fetched'
  }
  touch "$cluster"/jars/spielwerk-cluster-*.jar # a jar that did not change keeps its time
  unlock
}
