#!/usr/bin/env bash
# From a fresh clone to a game in the browser: secret, page, local database, server.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"

export WRANGLER_SEND_METRICS=false CLOUDFLARE_CF_FETCH_ENABLED=false WRANGLER_HIDE_BANNER=true
PORT=${PORT:-8787}
STATE=${STATE:-.wrangler/state}

if ! grep -qsE '^[[:space:]]*(export[[:space:]]+)?DICE_KEYS[[:space:]]*=' .dev.vars; then
  # A last line without its newline must not swallow the secret.
  if [ -s .dev.vars ] && [ -n "$(tail -c 1 .dev.vars)" ]; then echo >>.dev.vars; fi
  (umask 077 && echo "DICE_KEYS=k1=$(od -An -v -tx1 -N32 /dev/urandom | tr -d ' \n')" >>.dev.vars)
  echo 'Wrote a random DICE_KEYS to .dev.vars.'
fi

echo 'Building the page'
npm run --silent build

echo 'Migrating the local database'
wrangler d1 migrations apply DB --local --persist-to "$STATE" </dev/null

echo "Serving Trece on http://localhost:$PORT"
# exec, so that a signal to this process ends the server and the runtime under it.
exec wrangler dev --port "$PORT" --persist-to "$STATE"
