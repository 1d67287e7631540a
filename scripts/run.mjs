// Runs one of our TypeScript scripts with the pinned Node: node scripts/run.mjs scripts/bench.ts …
import { become, buildIfChanged, installPackages, pinnedNode } from './toolbox.mjs'

installPackages()
buildIfChanged()
become(pinnedNode(), process.argv.slice(2))
