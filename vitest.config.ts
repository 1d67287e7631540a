import { existsSync, readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Which part: the quick one, the long one ('yes'), or what the quick one tries on PostgreSQL alone ('embedded').
const part = process.env['LONG']
const LONG = ['tests/kill/**/*.test.ts', 'tests/long/**/*.test.ts']
const onBoth = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name}`)
    .filter((path) => !/^tests\/(kill|long)\//.test(path))
    .filter((path) => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('.each(engines())'))
const QUICK = ['{app,shop,ports,values,adapters,sandbox,db,server,sw}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts']
const include = part === 'yes' ? LONG : part === 'embedded' ? onBoth() : QUICK

// What takes longest begins first: begun last, it would run alone at the end. In this order, since those that mostly wait
// for a time limit to pass (marked) would leave the processors idle if several of them waited at once.
const LONGEST = [
  'tests/long/outlives-its-vendors.test.ts',
  'tests/long/odd-forms.test.ts',
  'tests/long/escapes-what-people-type.test.ts',
  'tests/long/adds-a-field-to-a-message.test.ts',
  'tests/long/imports-a-large-catalog.test.ts',
  'tests/kill/survives-kill-9.test.ts',
  'tests/long/builds-the-image.test.ts',
  'tests/long/sells-from-esim-go.test.ts', // waits
  'tests/long/walks-the-shop-in-use.test.ts',
  'tests/long/weighs-what-is-sent.test.ts',
  'tests/long/sells-from-airalo.test.ts', // waits
  'tests/long/tries-a-network.test.ts', // waits
  'tests/long/delivers-from-another-network.test.ts',
  'tests/long/sells-from-zendit.test.ts', // waits
  'tests/long/opens-pages-again.test.ts',
  'tests/long/checks-an-esim.test.ts', // waits
  'tests/http/account.test.ts',
  'tests/http/role-matrix.test.ts',
  'tests/signs-in.test.ts',
  'tests/long/owns-esims.test.ts', // waits
  'tests/refunds.test.ts',
  'tests/http/keeps-partners-apart.test.ts',
  'tests/long/partner-orders.test.ts',
  'db/connection/pulse.test.ts', // waits
  'tests/tries-again-by-itself.test.ts',
  'tests/decides-about-lost-orders.test.ts',
  'tests/long/every-door.test.ts',
  'tests/http/desk-without-script.test.ts',
  'tests/checks-the-books.test.ts',
  'tests/http/checkout.test.ts',
]
const missing = LONGEST.filter((path) => !existsSync(path))
if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}; vitest.config.ts names it.`)
const placeOf = ({ moduleId }: TestSpecification) => LONGEST.findIndex((path) => moduleId.endsWith(path))
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = files.filter((file) => placeOf(file) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other))
    const largestFirst = super.sort.bind(this)
    return [...longest, ...(await largestFirst(files.filter((file) => placeOf(file) < 0)))]
  }
}

export default defineConfig({
  plugins: [react({ jsxImportSource: '#jsx' })],
  test: {
    include,
    exclude: part === 'yes' ? ['node_modules/**'] : ['node_modules/**', ...LONG],
    ...(part === 'embedded' && { testNamePattern: /embedded/ }),
    setupFiles: ['tests/support/no-deprecations.ts'],
    globalSetup: ['tests/support/databases.ts'],
    // Long enough for a machine that is busy with something else: a test that hangs is found, a slow one is none.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    pool: 'forks',
    // One process for many files: the shop and its libraries are loaded once per worker instead of once per file.
    isolate: false,
    // Vendors answer after a moment, clocks and the disk are waited for: two more workers than processors fill those gaps.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/support/count-reporter.ts'],
  },
})
