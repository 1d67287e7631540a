// Which promises the tests make: `npm run test:promises -- write <file> [folder]` lists the names of all tests of a
// checkout, `npm run test:promises -- compare <file> [folder]` says which ones of a list are gone and which are new.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'

const titleOf = (name: string) => name.split(' > ').at(-1)

const listed = z.array(z.object({ name: z.string() }))
const [mode, file, folder = '.'] = process.argv.slice(2)
if (!file || (mode !== 'write' && mode !== 'compare')) {
  console.error('npm run test:promises -- write|compare <file> [folder]')
  process.exit(1)
}
const names = namesIn(resolve(folder))
if (mode === 'write') writeFileSync(file, packed(names.join('\n'), file))
else compare(unpacked(file).split('\n'), names)

function compare(before: string[], now: string[]) {
  const gone = before.filter((name) => !now.includes(name))
  const added = now.filter((name) => !before.includes(name))
  // The same words under another heading count as the same promise.
  const headingOf = (name: string) => added.find((other) => titleOf(other) === titleOf(name))
  for (const name of gone) {
    const other = headingOf(name)
    console.log(other === undefined ? `- ${name}` : `~ ${name}\n    now ${other}`)
  }
  const lost = gone.filter((name) => headingOf(name) === undefined)
  for (const name of added) if (!gone.some((other) => titleOf(other) === titleOf(name))) console.log(`+ ${name}`)
  console.log(`${before.length} before, ${now.length} now: ${lost.length} gone, ${gone.length - lost.length} moved`)
}

/** Sorted, each once; the rows of a table count as one promise. */
function namesIn(root: string): string[] {
  const found = [...ofVitest(root, ''), ...ofVitest(root, 'yes'), ...ofJourneys(root, ''), ...ofJourneys(root, 'yes')]
  return [...new Set(found.map(withoutEngine))].toSorted()
}

// The database that a promise is tested on isn't part of it.
function withoutEngine(name: string): string {
  return name
    .replaceAll(/,? ?\bon the (embedded|PostgreSQL|%s) database,? ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^|> ) ?> /g, '$1')
    .trim()
}

function ofVitest(root: string, long: string): string[] {
  const place = mkdtempSync(join(tmpdir(), 'shop-promises-'))
  const json = join(place, 'list.json')
  run(root, ['node_modules/vitest/vitest.mjs', 'list', `--json=${json}`], long)
  const tests = listed.parse(JSON.parse(readFileSync(json, 'utf8')))
  rmSync(place, { recursive: true })
  return tests.map(({ name }) => name)
}

function ofJourneys(root: string, long: string): string[] {
  const lines = run(root, ['node_modules/@playwright/test/cli.js', 'test', '--list'], long).split('\n')
  return lines.flatMap((line) => /\.spec\.ts:\d+:\d+ › (.+)$/.exec(line)?.[1] ?? [])
}

function run(root: string, command: string[], long: string): string {
  const node = join(root, 'node_modules/.bin/node')
  const env = { ...process.env, NODE_ENV: 'test', LONG: long }
  const done = spawnSync(node, command, { cwd: root, encoding: 'utf8', env, maxBuffer: 100_000_000 })
  if (done.status !== 0) throw new Error(`${command.join(' ')}: ${done.stdout}${done.stderr}`)
  return done.stdout
}

function packed(text: string, name: string) {
  return name.endsWith('.zst') ? zstdCompressSync(text) : text
}

function unpacked(name: string): string {
  const content = readFileSync(name)
  return (name.endsWith('.zst') ? zstdDecompressSync(content) : content).toString('utf8')
}
