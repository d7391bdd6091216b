# Compiles and links Swift for the browser with the toolchain as it is; sourced by the scripts that do. Output is in $out.

out=.build/wasm
mkdir -p "$out"
# One script at a time: all of them write here. The lock ends with the script.
exec {lock}>"$out/lock"
flock --nonblock "$lock" || { echo "Waiting for another script that compiles into $out …" >&2 && flock "$lock"; }

# Every module, also the stand-in, is compiled with these.
common=(
  # The toolchain's standard library for WebAssembly without an operating system exists as Embedded Swift only.
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded
  # Embedded Swift compiles a module as a whole. Key paths exist only as what the optimiser folds away, so there is no
  # unoptimised variant; small is what a download wants. What runs for every row of a list, whatever of it changed, is
  # optimised for speed all the same: `@_optimize(speed)` marks it.
  -wmo -Osize
  # `package` access needs to know the package.
  -package-name raven
  -swift-version 6 -parse-as-library
  # Stack protectors call __stack_chk_fail, which nothing here provides.
  -Xfrontend -disable-stack-protector
  # Optimised once more when linked, across modules.
  -lto=llvm-full
  # There is one thread; references are counted by functions of `Platform`.
  -assume-single-threaded
  # This pass copies a function for every closure it is called with.
  -Xllvm -sil-disable-pass=closure-specialize
)
ours=(
  # Extern: functions that the page provides.
  -enable-experimental-feature Extern
  # As in Package.swift.
  -default-isolation MainActor -enable-upcoming-feature InternalImportsByDefault -enforce-exclusivity=unchecked
  # The stand-in for the concurrency library is imported everywhere, as the real one is by itself.
  -I "$out" -Xfrontend -import-module -Xfrontend _Concurrency
  # This pass of 6.3.1 refuses every key path literal, also those the optimiser removes. Without it a key path that stays
  # is an undefined symbol (swift_getKeyPath) when linking, so mistakes stay loud.
  -Xllvm -sil-disable-pass=embedded-swift-diagnostics
)

# compile MODULE flag… file…
compile() {
  local module=$1 log=$out/$1.log
  shift
  swiftc "${common[@]}" -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -c -o "$out/$module.o" "$@" >"$log" 2>&1 && return
  # What Embedded Swift cannot express often makes the compiler abort, with pages of its own stack: keep what tells where.
  grep -E ': (error|note):|^Assertion|^[0-9]+\.|^ for |etadata pointer' "$log" | grep -v 'Program arguments' >&2 || cat "$log" >&2
  fail "$module does not compile for the browser (all of it is in $log; the rules are in Documentation/WebAssembly.md)"
}

toolchain=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')

# What takes the place of library functions that are too large; every module is linked with it.
# `calloc` and `realloc` would be of another allocator: who calls them is an undefined symbol.
replaced=($(grep -oh '__wrap_[^"]*' Scripts/wasm/Platform/*.swift | sed 's/__wrap_/--wrap=/') --wrap={calloc,realloc})
platform() {
  local part
  for part in counting tasks; do
    "$toolchain/../../bin/clang" --target=wasm32-unknown-none-wasm -O2 -flto=full -ffreestanding -Wall -Werror \
      -c -o "$out/$part.o" "Scripts/wasm/Platform/$part.c"
  done
  compile Platform -enable-experimental-feature Extern Scripts/wasm/Platform/*.swift
}

# The linker's own choice is 64 kB behind the app's data: a page of 130 levels of small views, or 30 of larger ones, used it
# up and wrote over the data, in silence. At the start of the memory nothing is below it to write over, so what is too deep
# is a trap. A level takes 0.5 to 2.5 kB here, and about 1 kB of the browser's own stack, which is a megabyte too: with more
# here that one ends first, not much later.
stack=(-z stack-size=1048576 --stack-first)

# What the linker has left is made smaller once more. The features are those the compiler uses. That memory below 1,024 is
# no object's is so because the stack is there. What is small then is optimised for speed: a page of rows is built in four
# fifths of the time for half a per cent of its bytes, and with what is short inlined in a sixth less for three per cent more.
# Nearly twice that size would have the counting of references inlined, too: 6 kB more, for a tenth less of an update.
smaller=(
  --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int
  --low-memory-unused --flatten --rereloop -Oz
  -O3 --flexible-inline-max-function-size 24 --always-inline-max-function-size 16 --one-caller-inline-max-function-size 100
)

# link FILE flag… object…: a reactor without start function. It is optimised and has no names, unless `names` is another
# flag. The optimiser decides what never changes, such as the flags of `Presence`, before it has removed what stands behind
# others; so what it makes is given to it again, twice, and functions that have become the same are joined at last.
link() {
  local file=$1 part rounds=$1.rounds flags=()
  shift
  rm -rf "$rounds" && mkdir "$rounds"
  for part; do case $part in *.o) ;; *) flags+=("$part") ;; esac; done
  names= optimised "$rounds/1" --save-temps "$@" "$out"/{Platform,counting,tasks}.o || return
  names= optimised "$rounds/2" --save-temps "${flags[@]}" "$rounds/1.0.4.opt.bc" || return
  optimised "$file" -mllvm -enable-merge-functions "${flags[@]}" "$rounds/2.0.4.opt.bc" || return
  rm -r "$rounds"
  [ -n "${names:-}" ] || wasm-opt "${smaller[@]}" "$file" -o "$file"
}

# optimised FILE flag… object…: one round. `sbrk` is wasi-libc's, 128-bit arithmetic is compiler-rt's, comparing strings
# needs the Unicode tables.
optimised() {
  local file=$1
  shift
  "$toolchain/../../bin/wasm-ld" --no-entry --gc-sections "${names:--s}" "${stack[@]}" "${replaced[@]}" -o "$file" "$@" \
    -L/usr/lib/wasm32-wasi -lc -L"$toolchain/embedded/wasm32-unknown-none-wasm" \
    -lswiftUnicodeDataTables "$(ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a | tail -n 1)"
}

# What stands in for the concurrency library. -parse-stdlib: it talks about the compiler's own types. Of errors it throws
# only those of a class, which the pass refuses too.
concurrency() {
  compile _Concurrency -parse-stdlib -Xllvm -sil-disable-pass=embedded-swift-diagnostics \
    $(swift_files Scripts/wasm/Concurrency)
}

size() {
  printf '%s.wasm: %s bytes, %s gzipped\n' "$1" "$(stat -c %s "$out/$1.wasm")" "$(gzip -9c "$out/$1.wasm" | wc -c)"
}

# within NAME: fails when a module is more than 3 % larger than Scripts/wasm/sizes says, in bytes gzipped.
within() {
  local known size
  known=$(sed -nE "s/^$1 ([0-9]+)$/\1/p" Scripts/wasm/sizes)
  size=$(gzip -9c "$out/$1.wasm" | wc -c)
  [ "$((size * 100))" -le "$((known * 103))" ] || fail "$1.wasm has $size bytes gzipped, $known before.
Scripts/wasm-size $1 tells what is new in it; if it is worth its bytes, write the figure into Scripts/wasm/sizes."
}

swift_files() { find "$@" -name '*.swift' | sort; }

# What apps can import beside SwiftUI: names for what is in Raven. Foundation alone has something of its own to link.
beside=(Observation Foundation UniformTypeIdentifiers)

# What apps import as Combine: the part of it that needs neither key paths nor queues.
combine=(Sources/Combine/{Cancellable,Operators,Publisher,Subjects,Timer+Publish,View+OnReceive}.swift)

# Raven and what apps import as SwiftUI, once for all modules; again only when a source has changed.
engine() {
  local sources
  sources=$(swift_files Sources/Raven Sources/RavenWeb Sources/SwiftUI/Macros.swift "${combine[@]}")
  if [ -e "$out/SwiftUI.o" ] && [ -z "$(find $sources Scripts/wasm -newer "$out/SwiftUI.o")" ]; then return; fi
  rm -f "$out/SwiftUI.o"
  concurrency
  platform
  compile Raven "${ours[@]}" $(swift_files Sources/Raven)
  local module
  for module in "${beside[@]}"; do compile "$module" "${ours[@]}" $(swift_files "Sources/RavenWeb/$module"); done
  # As in Package.swift, it is not the main actor's.
  compile Combine "${ours[@]}" -default-isolation nonisolated "${combine[@]}"
  compile SwiftUI "${ours[@]}" Sources/RavenWeb/*.swift Sources/SwiftUI/Macros.swift
}

# The plugin that expands what apps write with @Observable, @Entry and #Preview: a program for this machine.
macros=(-load-plugin-executable .build/debug/RavenMacros-tool#RavenMacros)
plugin() {
  swift build --product RavenMacros >"$out/RavenMacros.log" 2>&1 || { cat "$out/RavenMacros.log" >&2 && fail 'the macros do not build'; }
}

# lint file…: names the lines that cannot work, which the compiler often does not; fails if there are some. Paths are
# written so that they can be opened from where the script was called.
lint() {
  [ "${from:-$PWD}" = "$PWD" ] || set -- $(realpath -- "$@")
  swift build --product WebLint >"$out/WebLint.log" 2>&1 || { cat "$out/WebLint.log" >&2 && fail 'WebLint does not build'; }
  .build/debug/WebLint "$@"
}

# lower NAME file…: the files to compile for the page: those given, or what has the bindings to properties written out.
lower() {
  local folder=$out/$1.sources
  shift
  rm -rf "$folder"
  .build/debug/WebLint --lower "$folder" "$@"
}

# What is built on Raven: compiled for the apps that import it.
libraries=(StackBoard Poet Showcase Tiled)

# imported FOLDER: which of the libraries the sources in a folder import.
imported() {
  local name
  for name in "${libraries[@]}"; do
    if grep -rqsE "^import $name\$" "$1" --include='*.swift'; then echo "$name"; fi
  done
}

# library NAME: again only when its sources or the engine have changed.
library() {
  local sources
  sources=$(swift_files "Sources/$1")
  if [ -e "$out/$1.o" ] && [ -z "$(find $sources "$out/SwiftUI.o" -newer "$out/$1.o")" ]; then return; fi
  rm -f "$out/$1.o"
  lint $sources || fail "the library $1 does not work inside the page; Documentation/WebAssembly.md says why"
  plugin
  compile "$1" "${ours[@]}" "${macros[@]}" $sources
}

# made_from NAME FOLDER: one word for all that the module of an app is made from, whose library objects are there.
made_from() {
  sha256sum $(swift_files "$2") "$out"/{SwiftUI,Combine,Foundation,Raven,_Concurrency,Platform,counting,tasks}.o \
    $(sed "s|.*|$out/&.o|" "$out/$1.libraries") .build/debug/{WebLint,RavenMacros-tool} Scripts/wasm/compile.sh | sha256sum
}

# app NAME FOLDER: the module of an app, from the sources in a folder; again only when something it is made from is another.
app() {
  lint $(swift_files "$2") || fail "$1 does not work inside the page as it is; Documentation/WebAssembly.md says why"
  plugin
  local name made
  imported "$2" >"$out/$1.libraries"
  while read -r name; do library "$name"; done <"$out/$1.libraries"
  made=$(made_from "$1" "$2")
  if [ -e "$out/$1.wasm" ] && [ "$(cat "$out/$1.made-from" 2>&1)" = "$made" ]; then return; fi
  rm -f "$out/$1.made-from"
  compile "$1" "${ours[@]}" "${macros[@]}" $(lower "$1" $(swift_files "$2"))
  link_app "$1" "$out/$1.wasm" || return
  echo "$made" >"$out/$1.made-from"
}

# link_app NAME FILE: the module of an app that is compiled.
link_app() {
  link "$2" --export-if-defined=__main_argc_argv --export-table "$out"/{"$1",SwiftUI,Combine,Foundation,Raven,_Concurrency}.o \
    $(sed "s|.*|$out/&.o|" "$out/$1.libraries")
}
