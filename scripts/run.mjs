// Runs one of our TypeScript scripts with the pinned Node, with up-to-date packages and build:
// node scripts/run.mjs scripts/bench.ts …; with --build, it only builds.
import { findChromium } from './system-packages.mjs'
import { become, buildIfChanged, installPackages, pinnedNode } from './toolbox.mjs'

installPackages()
buildIfChanged()
const [script, ...more] = process.argv.slice(2)
if (script !== '--build') become(pinnedNode(), [script, ...more], { CHROMIUM: findChromium() ?? '' })
