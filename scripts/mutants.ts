// npm run test:mutants [-- words of a name]: plants each known bug in a copy of the tree and runs the tests of `npm
// test` that must find it; a bug that isn't found, or no longer fits the code, is a failure.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PLANTED_BUGS } from './mutants/planted-bugs.ts'
import { runTests, tryBug } from './mutants/try-bug.ts'

const root = resolve(import.meta.dirname, '..')
const wanted = process.argv.slice(2).join(' ')
const bugs = PLANTED_BUGS.filter(({ name }) => name.includes(wanted))

const tree = mkdtempSync(join(tmpdir(), 'shop-mutants-'))
process.once('exit', () => rmSync(tree, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
copyTree()

// A test that fails anyway proves nothing.
const sound = await runTests(
  tree,
  bugs.flatMap(({ caughtBy }) => caughtBy),
)
if (sound.failed.length > 0) {
  console.error(`These tests fail without a planted bug:\n${sound.failed.join('\n')}`)
  process.exit(1)
}
console.log(`${sound.passed.length} tests pass without a bug (${sound.seconds.toFixed(0)} s).\n`)
console.log('| planted bug | | by |\n| --- | --- | --- |')

let missed = 0
for (const bug of bugs) {
  const { verdict, by } = await tryBug(tree, bug)
  if (verdict !== 'caught') missed += 1
  console.log(`| ${bug.name} | ${verdict === 'caught' ? verdict : verdict.toUpperCase()} | ${by} |`)
}
console.log(`\n${bugs.length - missed} of ${bugs.length} caught`)
process.exitCode = missed > 0 ? 1 : 0

// Files that are tracked or about to be; packages and the build come from the tree itself.
function copyTree() {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (listed.status !== 0) throw new Error(`Could not list the files of the working tree: ${listed.stderr}`)
  for (const file of listed.stdout.split('\0')) {
    if (file !== '' && !file.startsWith('docs/screens/')) cpSync(join(root, file), join(tree, file))
  }
  for (const shared of ['node_modules', 'build', '.react-router']) symlinkSync(join(root, shared), join(tree, shared))
}
