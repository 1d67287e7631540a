// Runs one of our TypeScript scripts with the pinned Node, on packages and a build that are up to date:
// node scripts/run.mjs scripts/bench.ts …; with --build, nothing after the build.
import { findChromium } from './system-packages.mjs'
import { become, buildIfChanged, installPackages, pinnedNode } from './toolbox.mjs'

installPackages()
buildIfChanged()
const [script, ...more] = process.argv.slice(2)
if (script !== '--build') become(pinnedNode(), [script, ...more], { CHROMIUM: findChromium() ?? '' })
