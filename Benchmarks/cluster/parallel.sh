#!/bin/bash
# Answers a file of requests by several processes under GNU parallel, in the order of the file.
#
#   COUNT=100000 JOBS=2 UNDERSTUDY=.build/release/understudy Benchmarks/cluster/parallel.sh
set -euo pipefail
here=$(dirname "$0")
count=${COUNT:-100000}
understudy=$(realpath "${UNDERSTUDY:-.build/release/understudy}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 "$here/phrases.py" "$count" >"$work/requests.jsonl"
start=$(date +%s.%N)
# Blocks end at line ends; --keep-order puts the answers of a block where its requests stand.
parallel --pipepart --arg-file "$work/requests.jsonl" --block 4M --jobs "${JOBS:-2}" --keep-order --halt soon,fail=1 \
  "$understudy" parse --entity FlightSearch --now 2026-06-10T09:00 --time-zone UTC --locale en_US \
  >"$work/answers.jsonl"
end=$(date +%s.%N)
python3 "$here/check.py" "$count" <"$work/answers.jsonl"
echo "$(echo "$count / ($end - $start)" | bc) phrases a second"
