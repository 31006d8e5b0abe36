#!/usr/bin/env bash
# Begins a repository of your own from a template:
#   new.sh engine NAME FOLDER              an engine for any game of two; copies careful
#   new.sh fiveinarow-engine NAME FOLDER   an engine that reads the board of five in a row; copies linewise
#   new.sh game NAME FOLDER                a game; copies chomp
# NAME is what people will type: small letters and digits.
set -euo pipefail

die() {
  printf 'new.sh: %s\n' "$1" >&2
  exit 2
}

(($# == 3)) || die 'write: new.sh engine|fiveinarow-engine|game NAME FOLDER'
case $1 in
  engine) old=careful ;;
  fiveinarow-engine) old=linewise ;;
  game) old=chomp ;;
  *) die "there is no template '$1'; there are engine, fiveinarow-engine and game." ;;
esac
name=$2 folder=$3
[[ $name =~ ^[a-z][a-z0-9]*$ ]] || die "'$name' cannot be a name; small letters and digits make one, a letter first."
[[ ! -e $folder ]] || die "$folder is there already."

# Careful from careful, as classes are called.
capital() {
  printf '%s%s' "$(printf '%s' "${1:0:1}" | tr '[:lower:]' '[:upper:]')" "${1:1}"
}
Old=$(capital "$old")
New=$(capital "$name")

templates=$(dirname "${BASH_SOURCE[0]}")
mkdir -p "$(dirname "$folder")"
cp -R "$templates/$1" "$folder"
[[ -e $folder/build.sh ]] || cp "$templates/engine/build.sh" "$folder"
chmod -R u+w "$folder" # the template may be in a folder that nobody writes to
rm -rf "$folder/target"
# deepest first, so that a folder is renamed after what is in it
find "$folder" -depth -name "*$old*" -o -depth -name "*$Old*" | while IFS= read -r path; do
  file=${path##*/}
  file=${file//$old/$name}
  mv "$path" "${path%/*}/${file//$Old/$New}"
done
find "$folder" -type f | while IFS= read -r file; do
  sed "s/$old/$name/g; s/$Old/$New/g" "$file" >"$file.new"
  cat "$file.new" >"$file" # keeps the right to run it
  rm "$file.new"
done
echo "$folder is ready: cd $folder, then mvn package, or SPIELWERK_HOME=.. ./build.sh"
