// `node server/main.ts` starts the built shop: the sources would take twice as long, and more memory.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MEMORY_SETTINGS, NODE_FLAGS } from './how-node-runs.mjs'

const built = fileURLToPath(new URL('../build/server/start.js', import.meta.url))
if (existsSync(built)) await start()
else {
  console.error('The shop has not been built yet. Run npm start, which builds it.')
  process.exitCode = 1
}

/** Replaces this process by one with our flags, which keeps its ID; systems that can't do that go without the flags. */
async function start() {
  if (!process.execve) return import(built)
  const flags = [...NODE_FLAGS, ...process.execArgv]
  return process.execve(process.execPath, [process.execPath, ...flags, built], { ...MEMORY_SETTINGS, ...process.env })
}
