# Compiles files against Raven as it was last built, without making anything; sourced by the scripts that do.

# typecheck flag… file…: needs a debug build (swift build).
typecheck() {
  swiftc -typecheck -parse-as-library -I .build/debug/Modules \
    -Xcc -fmodule-map-file=.build/debug/CRavenHost.build/module.modulemap \
    -Xcc -fmodule-map-file=Sources/CSQLite/module.modulemap \
    -Xcc -fmodule-map-file=Sources/CZlib/module.modulemap \
    "$@"
}
