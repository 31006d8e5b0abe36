# shellcheck shell=bash
# Part of `./spielwerk package`: a container image in the layout of the Open Container Initiative, as a tar
# that `podman load`, `docker load` (25 or newer) and `skopeo copy oci-archive:..` read. It has no base
# image: its one layer holds the program, the Java made for it, and the few libraries of this machine's
# Linux that Java and the native libraries are linked with. There is no shell in it.
# shellcheck disable=SC2154

# The shared libraries that files need, with those that these need.
linked() {
  { for file in "$@"; do ldd "$file" 2>/dev/null || true; done; } |
    sed -n 's/.*=> \(\/[^ ]*\) (.*/\1/p; s/^[[:space:]]*\(\/[^ ]*\) (.*/\1/p' | sort -u
}

# blob FOLDER FILE: moves a file to its place among the blobs; prints its digest and size.
blob() {
  local digest
  digest=$(sha256sum "$2" | cut -d ' ' -f 1)
  mkdir -p "$1/blobs/sha256"
  mv "$2" "$1/blobs/sha256/$digest"
  printf '"digest":"sha256:%s","size":%s' "$digest" "$(stat -c %s "$1/blobs/sha256/$digest")"
}

# container_image STAGE NAME FILE
container_image() {
  local stage=$1 name=$2 file=$3 root=$1/root image=$1/image library part diff layer config manifest architecture
  case $(uname -m) in
    x86_64) architecture=amd64 ;;
    aarch64) architecture=arm64 ;;
    *) architecture=$(uname -m) ;;
  esac
  mkdir -p "$root/opt" "$root/tmp" "$root/data" "$root/etc" "$image"
  mv "$stage/$name" "$root/opt/spielwerk"
  while IFS= read -r library; do
    case $library in "$stage"/*) continue ;; esac # Java's own
    mkdir -p "$root${library%/*}"
    cp -L "$library" "$root$library"
    if [[ $library == */libc.so.6 ]]; then
      # SQLite, ONNX Runtime and PyTorch unpack later, and ask for the parts of an older C library.
      for part in libpthread.so.0 libdl.so.2 librt.so.1 libresolv.so.2 libnss_dns.so.2 libnss_files.so.2; do
        [[ ! -e ${library%/*}/$part ]] || cp -L "${library%/*}/$part" "$root${library%/*}/$part"
      done
    fi
  done < <(linked "$root"/opt/spielwerk/runtime/bin/java "$root"/opt/spielwerk/runtime/lib/*.so \
    "$root"/opt/spielwerk/runtime/lib/server/libjvm.so)
  printf 'root:x:0:0:root:/data:/none\nspielwerk:x:1000:1000:spielwerk:/data:/none\n' >"$root/etc/passwd"
  printf 'root:x:0:\nspielwerk:x:1000:\n' >"$root/etc/group"
  printf 'hosts: files dns\n' >"$root/etc/nsswitch.conf"
  ln -s /proc/mounts "$root/etc/mtab" # where Java looks which file systems there are
  cat >"$root/opt/spielwerk/IMAGE.txt" <<TEXT
This image has no base image. Beside Spielwerk it holds the C library, zlib and the libraries of GCC as they
are installed on the machine that made it: $(. /etc/os-release && printf '%s' "$PRETTY_NAME"). Their licences are the LGPL 2.1,
the zlib licence, and the GPL 3 with the GCC Runtime Library Exception; their sources come with that system.
TEXT
  chmod -R u=rwX,go=rX "$root"
  chmod 1777 "$root/tmp" "$root/data"
  tar --sort=name --mtime=@$epoch --owner=0 --group=0 --numeric-owner --format=gnu -cf "$stage/layer.tar" -C "$root" .
  diff=$(sha256sum "$stage/layer.tar" | cut -d ' ' -f 1)
  gzip -n -1 "$stage/layer.tar"
  layer=$(blob "$image" "$stage/layer.tar.gz")
  cat >"$stage/config.json" <<JSON
{"created":"$(date -u -d @$epoch +%Y-%m-%dT%H:%M:%SZ)","architecture":"$architecture","os":"linux",
"config":{"User":"1000:1000","WorkingDir":"/data","Volumes":{"/data":{}},"ExposedPorts":{"7070/tcp":{}},
"Env":["SPIELWERK_DATA=/data","HOME=/data","DJL_CACHE_DIR=/data/djl","OMP_WAIT_POLICY=PASSIVE","LC_ALL=C.UTF-8","PATH=/opt/spielwerk/runtime/bin"],
"Entrypoint":["/opt/spielwerk/runtime/bin/java","-XX:+UseParallelGC","-Xshare:auto","-Duser.home=/data",
"-Dspielwerk.home=/opt/spielwerk","-Dspielwerk.training=/opt/spielwerk/training","-cp","/opt/spielwerk/lib/*","spielwerk.app.Main"],
"Cmd":["serve","--host","0.0.0.0","--token"],
"Labels":{"org.opencontainers.image.title":"Spielwerk","org.opencontainers.image.version":"${name#spielwerk-}",
"org.opencontainers.image.licenses":"Apache-2.0","org.opencontainers.image.description":"A workbench for game AI. Without a base image; see /opt/spielwerk/IMAGE.txt."}},
"rootfs":{"type":"layers","diff_ids":["sha256:$diff"]},
"history":[{"created":"$(date -u -d @$epoch +%Y-%m-%dT%H:%M:%SZ)","created_by":"spielwerk package"}]}
JSON
  config=$(blob "$image" "$stage/config.json")
  cat >"$stage/manifest.json" <<JSON
{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json",
"config":{"mediaType":"application/vnd.oci.image.config.v1+json",$config},
"layers":[{"mediaType":"application/vnd.oci.image.layer.v1.tar+gzip",$layer}]}
JSON
  manifest=$(blob "$image" "$stage/manifest.json")
  cat >"$image/index.json" <<JSON
{"schemaVersion":2,"mediaType":"application/vnd.oci.image.index.v1+json",
"manifests":[{"mediaType":"application/vnd.oci.image.manifest.v1+json",$manifest,
"platform":{"architecture":"$architecture","os":"linux"},
"annotations":{"org.opencontainers.image.ref.name":"${name#spielwerk-}","io.containerd.image.name":"localhost/spielwerk:${name#spielwerk-}"}}]}
JSON
  printf '{"imageLayoutVersion":"1.0.0"}' >"$image/oci-layout"
  chmod -R u=rwX,go=rX "$image"
  tar --sort=name --mtime=@$epoch --owner=0 --group=0 --numeric-owner --format=gnu -cf "$file" -C "$image" \
    oci-layout index.json blobs
}
