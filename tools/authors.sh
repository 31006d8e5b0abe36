# shellcheck shell=bash
# Part of `./spielwerk package`: what authors of games and engines depend on (the contract, the games, the tests
# that all must pass), with sources and Javadoc, laid out as a Maven repository. Nothing is published from
# here: unzipped into ~/.m2/repository it is found by every build on that machine.
# shellcheck disable=SC2154

# The annotations for the compiler, and what the tests for authors are written with: Javadoc wants to see them.
javadoc_libraries() {
  local repository
  repository=$(maven_repository)
  { find "$repository/org/jspecify" "$repository/io/soabase/record-builder" "$repository/org/junit" \
    "$repository/org/assertj" "$repository/org/apiguardian" "$repository/com/google/re2j" -name '*.jar' 2>/dev/null ||
    true; } | LC_ALL=C sort | tr '\n' ':'
}

# zipped FOLDER FILE: a reproducible zip (or jar) of a folder.
zipped() {
  find "$1" -exec touch -d "@$epoch" {} +
  (cd "$1" && find . -type f | sed 's|^\./||' | LC_ALL=C sort >"$stage/names.txt" &&
    TZ=UTC "$jdk/jar" --create --no-manifest --file "$2" "@$stage/names.txt")
}

# author_repository VERSION STAGE FILE
author_repository() {
  local version=$1 stage=$2 file=$3 module artifact folder repository=$2/repository libraries
  libraries=$(javadoc_libraries)
  mkdir -p "$repository/spielwerk/spielwerk/$version" "$stage/javadoc"
  cp "$home/pom.xml" "$repository/spielwerk/spielwerk/$version/spielwerk-$version.pom"
  for module in core games testkit; do
    artifact=spielwerk-$module
    folder=$repository/spielwerk/$artifact/$version
    mkdir -p "$folder"
    cp "$home/$module/pom.xml" "$folder/$artifact-$version.pom"
    cp "$home/$module/target/$artifact-$version.jar" "$folder"
    cp -R "$home/$module/src/main" "$stage/$artifact-sources"
    mkdir -p "$stage/$artifact-sources/java" "$stage/$artifact-sources/resources"
    (cd "$stage/$artifact-sources" && mkdir all && cp -R java/. resources/. all)
    zipped "$stage/$artifact-sources/all" "$folder/$artifact-$version-sources.jar"
    "$jdk/javadoc" -quiet -notimestamp -encoding UTF-8 -docencoding UTF-8 -Xdoclint:none -public --release 17 \
      -windowtitle "Spielwerk $version, $module" -doctitle "Spielwerk $version, $module" \
      -d "$stage/javadoc/$artifact" \
      -classpath "$home/core/target/classes:$home/$module/target/classes:$libraries" \
      -sourcepath "$home/$module/src/main/java" -subpackages "spielwerk.$module" \
      >"$stage/javadoc.log" 2>&1 || failed "$stage/javadoc.log" "the Javadoc of $artifact could not be made"
    zipped "$stage/javadoc/$artifact" "$folder/$artifact-$version-javadoc.jar"
  done
  find "$repository" -type f | while IFS= read -r artifact; do
    sha1sum "$artifact" | cut -d ' ' -f 1 >"$artifact.sha1"
  done
  zipped "$repository" "$file"
}
