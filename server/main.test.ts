import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '#tests/support/build-if-stale.ts'

beforeAll(buildIfStale, 200_000)

it('node server/main.ts starts the built shop, which says what is wrong with its settings', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: 'none' },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^Invalid settings: PORT /m)
  expect(status).toBe(1)
})
