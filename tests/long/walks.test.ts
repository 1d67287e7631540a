import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the walks in docs are those that the code takes, and none is longer than its limit', { timeout: 300_000 }, () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/walks.mjs', '--check'], { encoding: 'utf8' })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
})
