# shellcheck shell=bash
# Part of the script spielwerk: the commands that work on Spielwerk itself.
# shellcheck disable=SC2154

# The same for all that takes part in a build with tests: plugins, processors, libraries of the tests.
verify_repository() {
  local repository bad
  repository=$(maven_repository)
  [[ -d $repository ]] && command -v sha256sum >/dev/null || return 0
  bad=$(altered "$repository" <"$checksums")
  [[ -z $bad ]] || die "not as listed in .mvn/checksums, in $repository: $bad"
}

renew_checksums() {
  local fresh=$home/target/repository
  rm -rf "$fresh"
  echo 'Fetching all jars from Maven Central (600 MB) ...' >&2
  # One test must run, or Maven would not fetch what runs tests. The old list must not stand in the way.
  local args=(-B -ntp -q "-Dmaven.repo.local=$fresh"
    -Daether.artifactResolver.postProcessor.trustedChecksums=false)
  (
    exec 9>&-
    export SPIELWERK_BUILDING=1
    cd "$home" &&
      mvn "${args[@]}" -Pchecks,dist,sqlite-mac,sqlite-windows -Dtest=BudgetTest verify &&
      for platform in linux-aarch64 osx-aarch64 win-x86_64; do
        mvn "${args[@]}" -Dmaven.test.skip=true "-Dtorch.platform=$platform" -f learn/torch/pom.xml package || exit
      done &&
      mvn "${args[@]}" -Dmaven.test.skip=true -f bench/playwright/pom.xml package &&
      mvn "${args[@]}" -Dmaven.test.skip=true -f fuzz/jazzer/pom.xml package
  ) || die 'the build with fresh jars failed, see above.'
  (cd "$fresh" && find . -name '*.jar' | sed 's|^\./||' | LC_ALL=C sort | xargs sha256sum) >"$checksums"
  rm -rf "$fresh"
  echo "$(wc -l <"$checksums") checksums written; see git diff .mvn/checksums for what changed." >&2
}

# Whether something that tests need may be installed; says so before it is.
may_install() {
  [[ ${SPIELWERK_INSTALL:-yes} == yes ]] && ((EUID == 0)) && command -v apt-get >/dev/null || return 1
  echo "Installing $1 by apt-get for $2 (SPIELWERK_INSTALL=no leaves it out) ..." >&2
}

rhino_works() {
  [[ -n $1 && -x $1 ]] && printf 'quit\n' | "$1" >/dev/null 2>&1
}

# The tests of GTP play against gtp-rhino of Debian's package grhino. As a package it brings a whole
# desktop along; so the program is only unpacked, and its data, which it looks for in /usr/share and
# which need nothing else, are installed.
fetch_rhino() {
  local folder=$home/target/grhino
  rm -rf "$folder"
  mkdir -p "$folder"
  (
    cd "$folder" || exit
    export DEBIAN_FRONTEND=noninteractive
    get() {
      timeout 120 apt-get install -y --no-install-recommends grhino-data &&
        timeout 120 apt-get download grhino
    }
    get || { timeout 180 apt-get update && get; }
    dpkg -x grhino_*.deb .
  ) >"$folder.log" 2>&1 </dev/null 9>&-
}

find_rhino() {
  local own=$home/target/grhino/usr/games/gtp-rhino candidate
  for candidate in "${SPIELWERK_RHINO:-}" "$(command -v gtp-rhino || true)" /usr/games/gtp-rhino "$own"; do
    if rhino_works "$candidate"; then
      export SPIELWERK_RHINO=$candidate
      return
    fi
  done
  local reason=
  if ! may_install 'grhino-data' 'games against gtp-rhino'; then
    reason='it is not installed; apt-get install grhino helps'
  elif ! fetch_rhino || ! rhino_works "$own"; then
    reason="it could not be fetched, see $home/target/grhino.log"
  fi
  if [[ -z $reason ]]; then
    export SPIELWERK_RHINO=$own
  else
    echo "No games against gtp-rhino: $reason." >&2
    unset SPIELWERK_RHINO
  fi
}

# The tests of the page need a browser; where root can install it and it is missing, it is installed.
need_chromium() {
  command -v chromium chromium-browser google-chrome >/dev/null && return
  if may_install chromium 'the tests of the page'; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium; } >/dev/null ||
      echo 'spielwerk: chromium could not be installed, so the tests of the page are skipped.' >&2
  fi
}

# The scripts are read by shellcheck where it is, or can be installed.
need_shellcheck() {
  command -v shellcheck >/dev/null && return
  if may_install shellcheck 'the check of the scripts'; then
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y shellcheck >/dev/null 2>&1 ||
      { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y shellcheck; } >/dev/null ||
      echo 'spielwerk: shellcheck could not be installed, so it does not read the scripts.' >&2
  fi
}

node_works() {
  command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' 2>/dev/null
}

# Format, lint and types of the page's files, by the programs that web/package-lock.json pins.
check_page() {
  local reason=
  if ! node_works && may_install 'nodejs and npm' 'the checks of the page'; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y nodejs npm; } >/dev/null || true
  fi
  if ! node_works; then
    reason='they need Node 18 or newer with npm'
  elif [[ $home/web/package-lock.json -nt $home/web/node_modules/.package-lock.json ]]; then
    echo 'Fetching the programs that check the page, by npm into web/node_modules ...' >&2
    (cd "$home/web" && npm ci --no-audit --no-fund) >"$home/target/npm.log" 2>&1 </dev/null 9>&- ||
      reason="npm could not fetch them, see $home/target/npm.log"
  fi
  if [[ -n $reason ]]; then
    [[ ${CI:-} != true ]] || die "no checks of the page: $reason."
    echo "No checks of the page: $reason." >&2
  else
    (cd "$home/web" && npm run --silent check 9>&-) ||
      die 'the page does not pass its checks, see above; npm run format in web/ repairs the format.'
  fi
}

command_test() {
  need_chromium
  need_shellcheck
  lock
  verify_repository
  find_rhino
  # Maven arguments may leave modules out (-pl), so only the plain call counts as a whole build.
  local extent=part page='' said=$home/target/page.log
  if (($# == 0)); then
    extent=whole
    # Beside the build: while the compiler keeps one core busy, the other one has nothing to do.
    check_page >"$said" 2>&1 9>&- &
    page=$!
    # shellcheck disable=SC2064
    trap "kill $page 2>/dev/null || true" EXIT
  fi
  build "$extent" test_maven "$@"
  if [[ -n $page ]]; then
    local status=0
    wait "$page" || status=$?
    trap - EXIT
    cat "$said" >&2
    return "$status"
  fi
}

test_maven() {
  # Children that outlive the build must not keep the lock.
  SPIELWERK_BUILDING=1 mvn -B -ntp -Pchecks,dist,sqlite-linux,sqlite-mac,sqlite-windows verify "$@" 9>&-
}

command_checksums() {
  lock
  renew_checksums
}

command_fetch() {
  [[ $# == 1 && ($1 == train || $1 == cluster) ]] ||
    die 'fetch takes one word: train, the library that trains networks (120 MB), or cluster, Apache Spark (200 MB).'
  lock
  if [[ $1 == cluster ]]; then
    need_cluster
    echo "Apache Spark is in $cluster/jars." >&2
    return
  fi
  fetched learn/torch 'the training library (120 MB)'
  echo "The training library is in $training." >&2
}
