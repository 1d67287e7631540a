// `npm test`: packages, browser, types, lint, build and tests; `npm run test:long` (--long): what takes its time, such as the
// storm of kills and the journeys beyond a purchase. Both together are the definition of done; each closes with one line.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, findChromium } from './system-packages.mjs'
import { buildIfChanged, installPackages, pinnedNode, root, say } from './toolbox.mjs'

const steps = []
const failures = []
let counts = { passed: 0, failed: 0 }

installPackages()
const chromium = getChromium()
getPostgres()

const node = pinnedNode()
const isLong = process.argv.includes('--long')
if (isLong) step('no known flaw in a package', () => run('scripts/audit-packages.mjs', []))
if (!isLong) {
  step(
    'no download addresses in the lockfile',
    () => !/"resolved"/.test(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  )
  step(
    'types',
    () => run('node_modules/@react-router/dev/bin.cjs', ['typegen']) && run('node_modules/typescript/bin/tsc', []),
  )
  step('lint', () => run('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']))
  step('format', () => run('node_modules/oxfmt/bin/oxfmt', ['--check']))
  step('no dead files, exports or packages', () => run('node_modules/knip/bin/knip.js', ['--no-progress']))
}
buildIfChanged()
suite(isLong ? 'storm of kills, memory, palettes' : 'unit, use-case and route tests', '.cache/vitest-count.json', () =>
  run('node_modules/vitest/vitest.mjs', ['run']),
)
suite(
  isLong ? 'journeys of accounts, staff and dead lines, every screen' : 'journeys of a purchase',
  '.cache/playwright-count.json',
  () => run('node_modules/@playwright/test/cli.js', ['test'], { CHROMIUM: chromium }),
)

say('')
for (const failure of failures) say(`FAILED ${failure}\n`)
for (const { name, ok, seconds } of steps) say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed > 0 ? 1 : 0)

function step(name, work) {
  say(`\n— ${name}`)
  const from = Date.now()
  const ok = work()
  steps.push({ name, ok, seconds: Math.round((Date.now() - from) / 1000) })
  count(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

// A suite that ends badly without counting a failed test is itself one failure.
function suite(name, countFile, work) {
  say(`\n— ${name}`)
  const from = Date.now()
  rmSync(join(root, countFile), { force: true })
  const ok = work()
  const counted = existsSync(join(root, countFile))
    ? JSON.parse(readFileSync(join(root, countFile), 'utf8'))
    : { passed: 0, failed: 1 }
  if (!ok && counted.failed === 0) counted.failed = 1
  if (counted.passed === 0) counted.failed += 1
  steps.push({
    name: `${name}: ${counted.passed} passed, ${counted.failed} failed`,
    ok: ok && counted.failed === 0,
    seconds: Math.round((Date.now() - from) / 1000),
  })
  count(counted)
  failures.push(...(counted.failures ?? []))
}

function count({ passed, failed }) {
  counts = { passed: counts.passed + passed, failed: counts.failed + failed }
}

function run(script, args, env = {}) {
  return (
    spawnSync(node, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', LONG: isLong ? 'yes' : '', ...env },
    }).status === 0
  )
}

function getChromium() {
  getTypefaces()
  const found = findChromium()
  if (found) return found
  say('Installing headless Chromium from the system packages …')
  if (!aptInstall('chromium-headless-shell') && !aptInstall('chromium')) {
    console.error('The browser tests need Chromium. Install it, or set CHROMIUM=/path/to/chromium.')
    process.exit(1)
  }
  return findChromium()
}

// While the shop's own typefaces are on their way, pages are set in one that every computer and phone has. Without it, or its
// twin from here, the lines break elsewhere, and the page moves.
function getTypefaces() {
  if (process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype/liberation')) return
  say('Installing a common typeface from the system packages …')
  if (!aptInstall('fonts-liberation'))
    say('There is no Arial or its like, so pages may move as their typefaces arrive.')
}

// The concurrency tests also run on a real PostgreSQL; without one they say so and run on the embedded database alone.
function getPostgres() {
  const isThere =
    process.env.TEST_DATABASE_URL ||
    (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0)
  if (isThere) return
  say('Installing PostgreSQL from the system packages …')
  if (!aptInstall('postgresql'))
    say('PostgreSQL is not available, so the concurrency tests only run on the embedded database.')
}
