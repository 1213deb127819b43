#!/usr/bin/env bash
# Everything CI runs. The tests come last, so that their sum is the last line.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH="$PWD/node_modules/.bin:$PATH"

export WRANGLER_SEND_METRICS=false CLOUDFLARE_CF_FETCH_ENABLED=false WRANGLER_HIDE_BANNER=true

echo 'Format and lint'
biome check --error-on-warnings .

echo 'Build'
npm run --silent build

echo 'Types'
tsc -b

echo 'Dead code'
knip --config .knip.json

echo 'Sizes'
node test/commands/sizes.ts

echo 'Worker bundle'
wrangler deploy --dry-run --outdir .build/worker

echo 'Lighthouse'
node test/commands/lighthouse.ts

echo 'Tests'
node test/commands/run-tests.ts
