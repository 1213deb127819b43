#!/usr/bin/env bash
# Migrations first, then the Worker that needs them: every migration must suit the Worker before it too.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"

echo 'Building the page'
npm run --silent build

echo 'Migrating the database'
wrangler d1 migrations apply DB --remote

echo 'Deploying the Worker'
# What health calls the version after; a deployment from no clone goes without.
commit=$(git describe --always --dirty --abbrev=12 --exclude='*' 2>/dev/null || true)
wrangler deploy ${commit:+--var "COMMIT:$commit"} "$@"
