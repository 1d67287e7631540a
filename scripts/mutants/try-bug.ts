// Plants one bug in a copy of the tree, runs the tests that must find it, and removes it again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { nodeBinary } from '../storm/processes.ts'
import { plant } from './planted-bugs.ts'
import type { PlantedBug } from './planted-bug.ts'

const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
})

type Ran = { passed: string[]; failed: string[]; seconds: number }

/** `rotten`: it no longer fits the code. `blind`: its tests didn't run at all. */
export type Verdict = { verdict: 'caught' | 'passed' | 'rotten' | 'blind'; by: string; seconds: number }

/** The results of these tests in the tree as it is. */
export async function runTests(tree: string, tests: PlantedBug['caughtBy']): Promise<Ran> {
  const began = performance.now()
  const file = join(tree, '.cache/planted.json')
  rmSync(file, { force: true })
  const names = [...new Set(tests.map(({ test }) => literally(test)))].join('|')
  const run = spawn(
    nodeBinary(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...new Set(tests.map((each) => each.file)),
      '--testNamePattern',
      names,
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { cwd: tree, env: { ...process.env, NODE_ENV: 'test', LONG: '' }, stdio: ['ignore', 'ignore', 'ignore'] },
  )
  await once(run, 'exit')
  const results = existsSync(file)
    ? report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults.flatMap((each) => each.assertionResults)
    : []
  const named = (status: string) => results.filter((each) => each.status === status).map((each) => each.fullName)
  return { passed: named('passed'), failed: named('failed'), seconds: (performance.now() - began) / 1000 }
}

export async function tryBug(tree: string, bug: PlantedBug): Promise<Verdict> {
  const before = new Map<string, string>()
  try {
    for (const edit of bug.edits) {
      const place = join(tree, edit.file)
      const text = readFileSync(place, 'utf8')
      const spoiled = plant(text, edit)
      if (spoiled === null) return { verdict: 'rotten', by: edit.file, seconds: 0 }
      before.set(place, before.get(place) ?? text)
      writeFileSync(place, spoiled)
    }
    const { passed, failed, seconds } = await runTests(tree, bug.caughtBy)
    if (failed[0] !== undefined) return { verdict: 'caught', by: failed[0], seconds }
    return { verdict: passed.length > 0 ? 'passed' : 'blind', by: '', seconds }
  } finally {
    for (const [place, text] of before) writeFileSync(place, text)
  }
}

const literally = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
