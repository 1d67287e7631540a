import { readdirSync, readFileSync } from 'node:fs'
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
const QUICK = ['{app,shop,adapters,sandbox,db,server,sw}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts']
const include = part === 'yes' ? LONG : part === 'embedded' ? onBoth() : QUICK

// Files that take minutes begin first: begun last, they would run alone at the end.
const LONGEST = ['tests/long/outlives-its-vendors.test.ts', 'tests/long/odd-forms.test.ts']
const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path))
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files.filter(isLongest), ...files.filter((file) => !isLongest(file))])
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    include,
    exclude: part === 'yes' ? ['node_modules/**'] : ['node_modules/**', ...LONG],
    ...(part === 'embedded' && { testNamePattern: /embedded/ }),
    setupFiles: ['tests/support/no-deprecations.ts'],
    globalSetup: ['tests/support/postgres.ts', 'tests/support/embedded.ts'],
    // Long enough for a machine that is busy with something else: a test that hangs is found, a slow one is none.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    pool: 'forks',
    // One process for many files: the shop and its libraries are loaded once per worker instead of once per file.
    isolate: false,
    // Vendors answer after a moment, clocks and the disk are waited for: two more workers than processors fill those gaps.
    maxWorkers: 4,
    sequence: part === 'yes' ? { sequencer: LongestFirst } : {},
    reporters: ['default', './tests/support/count-reporter.ts'],
  },
})
