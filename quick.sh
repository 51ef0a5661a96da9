#!/bin/bash
# compiles changed core sources and links mp, tst_slips, tst_floor
cd /tmp/version1/dev; mkdir -p /tmp/version1/q
F="-std=c++20 -O1 -w -I/tmp/version1/dev -DBOOST_ALL_NO_LIB"
list=$(git diff --name-only origin/main -- core | grep '\.cpp$'; git ls-files -o --exclude-standard core | grep '\.cpp$')
for f in $(echo "$list" | sort -u) "$@"; do
  o=/tmp/version1/q/$(echo $f | tr / _).o
  if [ ! -e $o ] || [ -n "$(find core -newer $o -name '*.h' | head -1)" ] || [ $f -nt $o ]; then echo "ccache g++ $F -c $f -o $o"; fi
done > /tmp/version1/q/cmds
xargs -P2 -I{} sh -c '{}' < /tmp/version1/q/cmds || exit 1
objs=$(for f in $(echo "$list" | sort -u); do echo /tmp/version1/q/$(echo $f | tr / _).o; done)
g++ $F -O0 /tmp/version1/tool/mp.cpp $objs /work/trees/version1/build/dev/core/libcutcard_core.a -o /tmp/version1/tool/mp || exit 1
echo $objs > /tmp/version1/q/objs
