# shellcheck shell=bash disable=SC2034,SC2154
# Shared by ./play and ./test: what they need from Debian, how they build, how they report. Sourced, never run.
# Expects $root, the folder of the project. Everything is said on stderr; stdout belongs to the program.

build=$root/build
times=$build/times.txt
cores=$(nproc 2>/dev/null || echo 2)

build_packages=(cmake ninja-build ccache clang-19 lld-19 libboost1.81-dev libcli11-dev)
test_packages=(g++ llvm-19 libclang-rt-19-dev clang-format-19 clang-tidy-19 doctest-dev
  wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 python3)
# A browser, for the page's tests and figures.
browser_packages=(chromium)
# The other two engines, for the page's tests, with a screen for the one that wants one.
engine_packages=(firefox-esr webkit2gtk-driver xvfb)
# For the page. Whoever has node and npm from elsewhere keeps them: Debian's own would take their place.
page_packages=(llvm-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32)
command -v node >/dev/null || page_packages+=(nodejs)
command -v npm >/dev/null || page_packages+=(npm)
page_pack=$build/web/page.pack

say() { printf '%s\n' "$*" >&2; }
die() {
  say "$@"
  exit 1
}

# seconds: the time with tenths; since START: how long ago that was, in seconds with tenths.
seconds() { printf '%s' "${EPOCHREALTIME/[.,]*/}.${EPOCHREALTIME:${#EPOCHREALTIME}-6:1}"; }
since() { awk -v a="$1" -v b="$(seconds)" 'BEGIN { printf "%.1f", b - a }'; }

# note_time NAME SECONDS WORDS: keeps one line a name in build/times.txt, which `undercroft bench` prints.
note_time() {
  local kept=
  [[ -f $times ]] && kept=$(grep -v "^$1 " "$times" || true)
  { [[ -n $kept ]] && printf '%s\n' "$kept"; printf '%s %s %s\n' "$1" "$2" "$3"; } >"$times.new" && mv "$times.new" "$times"
}

# Why a step failed, in a sentence, read from its log.
reason_in() {
  if grep -qE 'No space left on device|ENOSPC' "$1"; then
    echo "the disk is full"
  elif grep -qE 'npm (ERR!|error).*(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network)' "$1"; then
    echo "npm's packages cannot be reached; please check the network connection. ./play terminal needs none of them"
  elif grep -qE 'Temporary failure resolving|Could not resolve|Failed to fetch|Could not connect|Network is unreachable' "$1"; then
    echo "Debian's package server cannot be reached; please check the network connection"
  elif grep -qE 'Unable to locate package' "$1"; then
    echo "this system does not offer the packages: they are made for Debian 12"
  elif grep -qE 'Could not get lock|Unable to acquire' "$1"; then
    echo "another program is installing packages; try again when it is done"
  elif grep -qE 'Killed|out of memory|virtual memory exhausted|signal 9' "$1"; then
    echo "the machine ran out of memory"
  fi
}

# fail_with WHAT LOG: shows the end of the log, says what failed and why.
fail_with() {
  local why
  why=$(reason_in "$2")
  tail -n 25 "$2" >&2
  die "$1 failed${why:+: $why}. The whole log is in ${2#"$PWD"/}"
}

missing_packages() {
  local installed package
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null)
  for package in "$@"; do
    grep -qxF "installed $package" <<<"$installed" || echo "$package"
  done
}

# need PACKAGE...: installs those that are missing.
need() {
  command -v apt-get >/dev/null || {
    # Not a Debian: whoever has the compiler may go on.
    command -v clang++-19 >/dev/null && command -v ninja >/dev/null && command -v cmake >/dev/null && return
    die "This needs Debian 12's packages: $*. There is no apt-get here; please install their like yourself."
  }
  local missing as_root=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null ||
      die "Some packages are missing, and installing them needs root. Please run as root: apt-get install ${missing[*]}"
    as_root=(sudo env)
  else
    as_root=(env)
  fi
  local log=$build/packages.log apt
  apt=("${as_root[@]}" LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120)
  say "Installing from Debian: ${missing[*]}"
  say "  reading the package lists"
  "${apt[@]}" -qq update </dev/null >"$log" 2>&1 || fail_with "Reading the package lists" "$log"
  say "  downloading and unpacking (some minutes)"
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null 2>&1 | tee -a "$log" | show_progress apt
  ((PIPESTATUS[0] == 0)) || fail_with "Installing packages" "$log"
  mapfile -t missing < <(missing_packages "${missing[@]}")
  ((${#missing[@]} == 0)) || die "These packages are still missing: ${missing[*]}. The log is in $log"
}

# Reads the output of ninja or apt and shows on stderr (or on $progress_fd) how far it is: on a terminal as one changing
# line, else now and then as a line.
progress_fd=2
show_progress() {
  local kind=$1 line tty= shown= done=0 total=0 step=0
  [[ -t $progress_fd ]] && tty=yes
  while IFS= read -r line; do
    case $kind:$line in
      ninja:*'Re-checking globbed'*) continue ;;
      ninja:'['[0-9]*/[0-9]*']'*)
        line=${line%%]*}
        done=${line#[}
        total=${done#*/}
        done=${done%/*}
        ;;
      apt:*' newly installed'*)
        [[ $line =~ ([0-9]+)\ newly ]] && total=$((2 * BASH_REMATCH[1]))
        continue
        ;;
      apt:'Unpacking '* | apt:'Setting up '*) done=$((done + 1)) ;;
      *) continue ;;
    esac
    ((total >= 3)) || continue
    if [[ -n $tty ]]; then
      printf '\r  %d of %d ' "$done" "$total"
      shown=yes
    elif ((5 * done / total > step)); then
      step=$((5 * done / total))
      printf '  %d of %d\n' "$done" "$total"
    fi
  done >&"$progress_fd"
  [[ -n $shown ]] && printf '\r%24s\r' '' >&"$progress_fd"
  return 0
}

# configure PRESET: prepares build/PRESET if it is not, or was prepared for another place.
configure() {
  local cache=$build/$1/CMakeCache.txt log=$build/$1.log
  if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
    rm -rf "${build:?}/$1"
  fi
  [[ -f $build/$1/build.ninja && $build/$1/build.ninja -nt $root/CMakePresets.json ]] && return
  (cd "$root" && cmake --preset "$1") >"$log" 2>&1 || {
    rm -f "$build/$1/build.ninja"
    return 1
  }
  touch "$build/$1/build.ninja"
}

# take_lock NAME: waits until nobody else has it. The number of the open file, to be closed, is in $lock.
take_lock() {
  exec {lock}>"$build/$1.lock"
  flock -n "$lock" || {
    say "Waiting for another ./play or ./test that is building"
    flock "$lock"
  }
}

# compile PRESET TARGET...: brings them up to date; the log of the last build is build/PRESET.log. Two at once on the
# same preset wait for each other.
compile() {
  local preset=$1 log=$build/$1.log lock status
  shift
  take_lock "$preset"
  configure "$preset" && {
    NINJA_STATUS='[%f/%t] ' ninja -C "$build/$preset" -j "$cores" "$@" 2>&1 | tee "$log" | show_progress ninja
    ((PIPESTATUS[0] == 0))
  }
  status=$?
  exec {lock}>&-
  return "$status"
}

# --- the page --------------------------------------------------------------------------------------------------------

# Vite wants a node of at least 20.19; Debian 12's own is 18. There a newer one, with an npm of its own, comes from npm,
# for the page alone: those of tools/node/package-lock.json, by their hashes. An older npm will not do: it leaves out what
# it takes to be of no use to its node. No script of a package is ever run.
node_is_new_enough() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number);
           process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
}

# fetch_packages FOLDER: what its package-lock.json names, each checked against its hash there.
fetch_packages() { (cd "$1" && npm ci --ignore-scripts --no-audit --no-fund </dev/null); }

# ready_node: from here on `node` and `npm` are new enough for the page; fetched if they must be.
ready_node() {
  node_is_new_enough && return
  local machine wanted folder=$build/web/node log=$build/web/node.log modules
  case $(uname -m) in
    x86_64) machine=x64 ;;
    aarch64) machine=arm64 ;;
    *) die "The page needs node 20.19 or newer; this one is $(node --version). ./play terminal needs none." ;;
  esac
  modules=$folder/node_modules
  wanted=$(hash_of "$root/tools/node")
  stamped "$folder/fetched" "$wanted" || {
    say "Fetching a newer node for the page: this system's is $(node --version)"
    rm -rf "$folder"
    mkdir -p "$folder"
    cp "$root"/tools/node/{package.json,package-lock.json,.npmrc} "$folder"
    fetch_packages "$folder" >"$log" 2>&1 || fail_with "Fetching node" "$log"
    # One that is not what its hash says is left out without a word, because there is one for each machine.
    [[ -x $modules/node-linux-$machine/bin/node ]] ||
      die "Fetching node failed: it did not come, or is not the one that tools/node/package-lock.json names. The log is in ${log#"$PWD"/}"
    echo "$wanted" >"$folder/fetched"
  }
  PATH=$modules/node-linux-$machine/bin:$modules/.bin:$PATH  # so the next call finds it new enough
}

# web_run SCRIPT ARGS...: a script of web/package.json.
web_run() {
  ready_node
  (cd "$root/web" && npm run --silent "$@")
}

# One hash over the contents of these files and of all files in these folders, but for what is made from others.
hash_of() {
  find "$@" \( -name node_modules -o -name generated \) -prune -o -type f -print0 2>/dev/null |
    LC_ALL=C sort -z | xargs -0r sha256sum | sha256sum
}
# stamped FILE HASH: was this done for the same files before?
stamped() { [[ -f $1 && $(<"$1") == "$2" ]]; }

# install_modules: the packages of web/package-lock.json, if they are not those of the last time.
install_modules() {
  local lock_hash stamp=$build/web/modules.hash log=$build/web/modules.log
  lock_hash=$(hash_of "$root/web/package.json" "$root/web/package-lock.json")
  [[ -d $root/web/node_modules ]] && stamped "$stamp" "$lock_hash" && return
  ready_node
  say "Fetching the page's packages from npm"
  rm -f "$stamp"
  fetch_packages "$root/web" >"$log" 2>&1 || fail_with "Fetching the page's packages" "$log"
  node "$root/web/tools/unhashed.mjs" "$root/web" >&2 || die "The page's packages are not those of web/package-lock.json."
  echo "$lock_hash" >"$stamp"
}

# make_page: brings build/web/page.pack up to date, which the program is built with.
make_page() {
  local lock inputs stamp=$build/web/page.hash log=$build/web/page.log
  mkdir -p "$build/web"
  compile wasm undercroft_wasm || fail_with "Building the WebAssembly modules" "$build/wasm.log"
  take_lock web
  install_modules
  inputs=$(hash_of "$root"/{web,content,docs/rules,docs/glossary.md,docs/format,CREDITS.md,tools/pack-page,tools/brotli.cjs} "$build"/wasm/undercroft-*.wasm)
  if ! [[ -s $page_pack ]] || ! stamped "$stamp" "$inputs"; then
    ready_node  # says so if it must be fetched
    say "Building the page"
    rm -f "$stamp"
    { web_run build && node "$root/tools/pack-page" "$build/web/dist" "$page_pack"; } </dev/null >"$log" 2>&1 ||
      fail_with "Building the page" "$log"
    echo "$inputs" >"$stamp"
  fi
  exec {lock}>&-
}
