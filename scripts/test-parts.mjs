// The parts of a test run: how each is run, how long it took, and what it counted.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root, say } from './toolbox.mjs'

const node = pinnedNode()
const secondsSince = (from) => Math.round((Date.now() - from) / 1000)
const isFine = (child) => new Promise((done) => child.on('exit', (code) => done(code === 0)))
const countFile = (runner) => join(root, `.cache/${runner}-count.json`)

export function testParts(env) {
  const steps = []
  const failures = []
  const counts = { passed: 0, failed: 0 }
  const settings = { cwd: root, env: { ...process.env, ...env } }

  function note(name, { ok, seconds }, { passed, failed }) {
    steps.push({ name, ok: ok && failed === 0, seconds })
    counts.passed += passed
    counts.failed += failed
  }

  return {
    /** Runs one script after the other, up to the first that fails, and shows their output. */
    run: async (...commands) => {
      const from = Date.now()
      let ok = true
      for (const command of commands) ok &&= await isFine(spawn(node, command, { ...settings, stdio: 'inherit' }))
      return { ok, seconds: secondsSince(from) }
    },

    /** Runs a script in parallel; its output is shown once somebody waits for it. */
    runBeside: async (name, command) => {
      mkdirSync(join(root, '.cache'), { recursive: true })
      const log = join(root, `.cache/${name}.log`)
      const out = openSync(log, 'w')
      const from = Date.now()
      const ok = await isFine(spawn(node, command, { ...settings, stdio: ['ignore', out, out] }))
      return { ok, seconds: secondsSince(from), show: () => process.stdout.write(readFileSync(log)) }
    },

    /** A part that is a single check: it passes or it doesn't. */
    check: async (name, work) => {
      say(`\n— ${name}`)
      const ended = await work()
      note(name, ended, ended.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    },

    forgetCounts: () => ['vitest', 'playwright'].forEach((runner) => rmSync(countFile(runner), { force: true })),

    /** A part that counts its tests; one that fails without counting a failed test is itself a failure. */
    suite: (name, runner, ended) => {
      const counted = existsSync(countFile(runner))
        ? JSON.parse(readFileSync(countFile(runner), 'utf8'))
        : { passed: 0, failed: 1 }
      if (!ended.ok && counted.failed === 0) counted.failed = 1
      if (counted.passed === 0) counted.failed += 1
      failures.push(...(counted.failures ?? []))
      note(`${name}: ${counted.passed} passed, ${counted.failed} failed`, ended, counted)
    },

    /** Prints every failure, then every part with its time; returns the exit code of the run. */
    sum: () => {
      say('')
      for (const failure of failures) say(`FAILED ${failure}\n`)
      for (const { name, ok, seconds } of steps) say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
      say(`${counts.passed} passed, ${counts.failed} failed`)
      return counts.failed > 0 ? 1 : 0
    },
  }
}
