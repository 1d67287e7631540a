// The parts of a test run: how each is run, how long it took, what it took of the processors, and what it counted.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { judgeCpu, measurePace, takeCpuSeconds } from './cpu-budget.mjs'
import { pinnedNode, root, say } from './toolbox.mjs'

const node = pinnedNode()
const secondsSince = (from) => Math.round((Date.now() - from) / 1000)
// Asked at the end of each, the processor time is that of this one.
const endOf = (child) =>
  new Promise((done) => child.on('exit', (code) => done({ ok: code === 0, cpuSeconds: takeCpuSeconds() })))
const timesOf = (seconds, cpuSeconds) =>
  cpuSeconds === null ? `${seconds} s` : `${seconds} s, ${Math.round(cpuSeconds)} s of the processors`
const countFile = (runner) => join(root, `.cache/${runner}-count.json`)

export function testParts(env) {
  const steps = []
  const failures = []
  const counts = { passed: 0, failed: 0 }
  const settings = { cwd: root, env: { ...process.env, ...env } }
  const paceBefore = measurePace()
  takeCpuSeconds()

  function note(part, { ok, seconds, cpuSeconds = null }, { passed, failed }, name = part) {
    steps.push({ part, name, ok: ok && failed === 0, seconds, cpuSeconds })
    counts.passed += passed
    counts.failed += failed
  }

  /** A part that takes far more of the processors than it may is a failure of its own. */
  function judgeParts() {
    const pace = Math.max(paceBefore, measurePace())
    for (const step of steps) {
      const { ok, note: said } = judgeCpu(step.part, step.cpuSeconds, pace)
      step.said = said
      if (ok) continue
      step.ok = false
      counts.failed += 1
      failures.push(`${step.part}: ${said}`)
    }
  }

  return {
    /** Runs one script after the other, up to the first that fails, and shows their output. */
    run: async (...commands) => {
      const from = Date.now()
      let [ok, cpuSeconds] = [true, null]
      for (const command of commands) {
        if (!ok) break
        const ended = await endOf(spawn(node, command, { ...settings, stdio: 'inherit' }))
        ok = ended.ok
        if (ended.cpuSeconds !== null) cpuSeconds += ended.cpuSeconds
      }
      return { ok, seconds: secondsSince(from), cpuSeconds }
    },

    /** Runs a script in parallel; its output is shown once somebody waits for it. */
    runBeside: async (name, command) => {
      mkdirSync(join(root, '.cache'), { recursive: true })
      const log = join(root, `.cache/${name}.log`)
      const out = openSync(log, 'w')
      const from = Date.now()
      const ended = await endOf(spawn(node, command, { ...settings, stdio: ['ignore', out, out] }))
      return { ...ended, seconds: secondsSince(from), show: () => process.stdout.write(readFileSync(log)) }
    },

    /** A part that checks nothing, so only what it took is shown. */
    tell: (name, ended) => note(name, ended, { passed: 0, failed: 0 }),

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
      note(name, ended, counted, `${name}: ${counted.passed} passed, ${counted.failed} failed`)
    },

    /** Prints every failure, then every part with its times; returns the exit code of the run. */
    sum: () => {
      judgeParts()
      say('')
      for (const failure of failures) say(`FAILED ${failure}\n`)
      for (const { name, ok, seconds, cpuSeconds, said } of steps)
        say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${timesOf(seconds, cpuSeconds)})${said && `: ${said}`}`)
      say(`${counts.passed} passed, ${counts.failed} failed`)
      return counts.failed > 0 ? 1 : 0
    },
  }
}
