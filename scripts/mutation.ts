// npm run test:mutation [-- room …]: lets Stryker change the rules about money, trips, states, and delivery in a
// thousand small ways and counts how many changes the tests notice; exits with 1 if a room misses its target. Without
// names, it runs the rooms that need no database.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { ROOMS, type Room } from './mutation/rooms.ts'

const GOAL_PERCENT = 90
const AT_A_TIME = 2

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'scripts/mutation')
const kept = join(root, '.cache/mutation')

const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
})

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in ROOMS))
if (unknown.length > 0)
  throw new Error(`Unknown room: ${unknown.join(', ')}. Choose from ${Object.keys(ROOMS).join(', ')}.`)

const isInstalled =
  existsSync(join(folder, 'node_modules/@stryker-mutator/core')) ||
  (await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder }))
if (!isInstalled) throw new Error('Stryker could not be installed.')
mkdirSync(kept, { recursive: true })

const lines: string[] = []
for (const [name, room] of Object.entries(ROOMS)) {
  if (wanted.length > 0 ? !wanted.includes(name) : room.onDatabases) continue
  const began = performance.now()
  if (!(await spoil(name, room))) throw new Error(`Stryker did not finish ${name}.`)
  lines.push(lineOf(name, (performance.now() - began) / 60_000))
}
console.log(
  ['| room | mutants | noticed | not | score | minutes |', '| --- | --- | --- | --- | --- | --- |', ...lines].join(
    '\n',
  ),
)

// Nothing is cached between runs: Stryker would keep old results for tables even if one of their tests is new.
function spoil(name: string, { mutate, tests, onDatabases }: Room): Promise<boolean> {
  const settings = join(kept, `${name}.json`)
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
      mutate,
      ignorePatterns: ['docs', 'build', 'data', '.cache', 'test-results', 'tests/journeys'],
      // Stryker would rewrite the paths in ours with a compiler that it doesn't know; they are all inside the tree.
      tsconfigFile: 'none',
      tempDirName: join('.cache/mutation', `tree-${name}`),
      concurrency: AT_A_TIME,
      // Being slow on a busy machine doesn't count as being noticed.
      timeoutMS: 30_000,
      coverageAnalysis: 'perTest',
      reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
      jsonReporter: { fileName: join(kept, `${name}-report.json`) },
      htmlReporter: { fileName: join(kept, `${name}.html`) },
      clearTextReporter: { logTests: false, reportTests: false },
      allowConsoleColors: false,
    }),
  )
  return run(process.execPath, [join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', settings], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MUTATION_TESTS: tests.join(' '),
      MUTATION_DATABASES: onDatabases ? 'yes' : 'no',
    },
  })
}

/** As Stryker counts: noticed by a test that fails or no longer ends. */
function lineOf(name: string, minutes: number): string {
  const { files } = report.parse(JSON.parse(readFileSync(join(kept, `${name}-report.json`), 'utf8')))
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...those: string[]) => statuses.filter((status) => those.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const not = count('Survived', 'NoCoverage')
  const score = (100 * noticed) / (noticed + not)
  if (score < GOAL_PERCENT) process.exitCode = 1
  return `| ${name} | ${noticed + not} | ${noticed} | ${not} | ${score.toFixed(1)} % | ${minutes.toFixed(1)} |`
}

function run(command: string, words: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }): Promise<boolean> {
  const child = spawn(command, words, { stdio: 'inherit', ...options })
  return new Promise((done) => child.once('exit', (code) => done(code === 0)))
}
