// What a part of the tests takes of the processors is measured with all its processes, and judged by its budget.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { judgeCpu, takeCpuSeconds } from '#scripts/cpu-budget.mjs'

it.each([
  ['within its budget passes', 540, 1, true, false],
  ['above it warns', 541, 1, true, true],
  ['half above it still warns', 810, 1, true, true],
  ['more than half above it fails', 811, 1, false, true],
  ['on a machine half as fast gets twice as much', 1080, 2, true, false],
])('a part %s', (_what, seconds, pace, ok, speaks) => {
  const judged = judgeCpu('unit, use-case and route tests', seconds, pace)
  expect([judged.ok, judged.note !== '']).toEqual([ok, speaks])
})

it.each([
  ['that has none', 'another part', 9_999],
  ['where the system does not tell', 'types', null],
])('no budget is missed by a part %s', (_what, part, seconds) => {
  expect(judgeCpu(part, seconds, 1)).toEqual({ ok: true, note: '' })
})

it.runIf(process.platform === 'linux')('what a part starts is counted with it, once', async () => {
  takeCpuSeconds()
  const busy = 'while (process.cpuUsage().user < 300_000);'
  const starts = `require('node:child_process').spawnSync(process.execPath, ['-e', '${busy}'])`
  await once(spawn(process.execPath, ['-e', starts], { stdio: 'ignore' }), 'exit')
  expect(takeCpuSeconds()).toBeGreaterThanOrEqual(0.29)
  expect(takeCpuSeconds()).toBe(0)
})
