import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#tests/support/build-if-stale.ts'

beforeAll(buildIfStale, 200_000)

const run = (file: string) =>
  spawnSync(process.execPath, [file], { env: { ...process.env, PORT: 'none' }, encoding: 'utf8' })

describe('node server/main.ts', () => {
  it('starts the built shop, which says what is wrong with its settings', () => {
    const { status, stderr } = run(join(import.meta.dirname, 'main.ts'))
    expect(stderr).toMatch(/^Invalid settings: PORT /m)
    expect(status).toBe(1)
  })

  it('says what to do if the shop has not been built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'))
    copyFileSync(join(import.meta.dirname, 'main.ts'), join(folder, 'main.mts'))
    const { status, stderr } = run(join(folder, 'main.mts'))
    rmSync(folder, { recursive: true })
    expect(stderr).toContain('has not been built yet. Run npm start')
    expect(status).toBe(1)
  })
})
