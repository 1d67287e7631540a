// `npm start` and `npm run dev`: everything that a fresh clone needs, then the shop. Runs on Node 20, which hands over
// to the pinned one.
import { join } from 'node:path'
import { MEMORY_SETTINGS, NODE_FLAGS } from '../server/how-node-runs.mjs'
import { become, buildIfChanged, installPackages, pinnedNode, root } from './toolbox.mjs'

installPackages()
if (process.argv.includes('--dev')) {
  become(pinnedNode(), ['--conditions=development', 'server/dev.ts'], { DEMO: 'yes' })
} else {
  buildIfChanged()
  become(pinnedNode(), [...NODE_FLAGS, 'build/server/start-with-sandbox.js'], {
    ...MEMORY_SETTINGS,
    DEMO: process.env.DEMO ?? 'yes',
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Keeps Node's compile cache: it saves half of the start time and a fifth of the memory.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'build/compile-cache'),
  })
}
