// What a part of the tests takes of the processors is measured with all its processes, and judged by its budget.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { CPU_BUDGETS, judgeCpu, takeCpuSeconds } from '#scripts/cpu-budget.mjs'

it.each([
  ['within its budget passes', 1, 0, 1, true, false],
  ['above it warns', 1, 1, 1, true, true],
  ['half above it still warns', 1.5, 0, 1, true, true],
  ['more than half above it fails', 1.5, 1, 1, false, true],
  ['on a machine half as fast gets twice as much', 2, 0, 2, true, false],
])('a part %s', (_what, times, over, pace, ok, speaks) => {
  const judged = judgeCpu('build', CPU_BUDGETS.build * times + over, pace)
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
