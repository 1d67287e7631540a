// `node server/main.ts` starts the built shop: the sources would take twice as long, and more memory.
import { existsSync } from 'node:fs'

const built = new URL('../build/server/start.js', import.meta.url)
if (existsSync(built)) await import(built.href)
else {
  console.error('The shop has not been built yet. Run npm start, which builds it.')
  process.exitCode = 1
}
