// `npm test`: packages, browser, types, lint, build, and tests; `npm run test:long` (--long): whatever takes long, such
// as the storm of kills and the journeys beyond a purchase. Both together are the definition of done; each ends with
// one line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSystemPackages } from './system-packages.mjs'
import { installPackages, root, say } from './toolbox.mjs'

const isLong = process.argv.includes('--long')

// The system's packages and ours come from different sources, and don't wait for each other.
const chromium = getSystemPackages()
installPackages()
const env = { CHROMIUM: await chromium, LONG: isLong ? 'yes' : '', NODE_ENV: 'test' }
// Only now is there a Node to run the parts with.
const { testParts } = await import('./test-parts.mjs')
const parts = testParts(env)
const { check, run, suite, tell, forgetCounts, sum } = parts
forgetCounts()

const build = testParts({}).runBeside('build', ['scripts/run.mjs', '--build'])
if (isLong) await check('no known flaw in a package', () => run(['scripts/audit-packages.mjs', '--or-offline']))
else {
  await check('no download addresses in the lockfile', () => ({
    ok: !/"resolved"/.test(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    seconds: 0,
  }))
  await check('types', () =>
    run(['node_modules/@react-router/dev/bin.cjs', 'typegen'], ['node_modules/typescript/bin/tsc', '--checkers', '1']),
  )
  await check('lint', () => run(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']))
  await check('format', () => run(['node_modules/oxfmt/bin/oxfmt', '--check']))
  await check('no dead files, exports or packages', () => run(['node_modules/knip/bin/knip.js', '--no-progress']))
}
const built = await build
if (!built.ok) {
  built.show()
  process.exit(1)
}
tell('build', built)

const TESTS = ['node_modules/vitest/vitest.mjs', 'run']
const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test']
if (isLong) {
  // One after the other: beside each other or the journeys, the storm of kills and the outages would miss their limits.
  say('\n— storm of kills, memory, palettes')
  suite('storm of kills, memory, palettes', 'vitest', await run(TESTS))
  say('\n— calls that race, on the embedded database')
  const onEmbedded = testParts({ ...env, LONG: 'embedded' })
  suite('calls that race, on the embedded database', 'vitest', await onEmbedded.run(TESTS))
  // Journeys wait most of their time for vendors and their own pauses.
  const machines = parts.runBeside('machines', ['scripts/machines.ts'])
  say('\n— journeys of accounts, staff and dead lines, every screen')
  suite('journeys of accounts, staff and dead lines, every screen', 'playwright', await run(JOURNEYS))
  await check('both commands on other machines', async () => {
    const ended = await machines
    ended.show()
    return ended
  })
} else {
  say('\n— unit, use-case and route tests')
  suite('unit, use-case and route tests', 'vitest', await run(TESTS))
  say('\n— journeys of a purchase')
  suite('journeys of a purchase', 'playwright', await run(JOURNEYS))
}
process.exit(sum())
