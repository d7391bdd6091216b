# How the scripts speak; sourced by them. Sets the folder to the root of the checkout.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

# step "2/3" "Building": one line before something that may take a while.
step() { printf '[%s] %s\n' "$1" "$2"; }

# fail "message" [exit code]: says what is wrong and ends the script.
fail() {
  printf '\nerror: %s\n' "$1" >&2
  exit "${2:-1}"
}
