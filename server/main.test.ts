import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildIfStale } from '#tests/support/build-if-stale.ts'
import { MEMORY_SETTINGS, NODE_FLAGS } from './how-node-runs.mjs'

const told = z.tuple([z.number(), z.array(z.string()), z.string().nullable()])

beforeAll(buildIfStale, 200_000)

const run = (file: string, flags: string[] = []) =>
  spawnSync(process.execPath, [...flags, file], { env: { ...process.env, PORT: 'none' }, encoding: 'utf8' })

describe('node server/main.ts', () => {
  it('starts the built shop, which says what is wrong with its settings', () => {
    const { status, stderr } = run(join(import.meta.dirname, 'main.ts'))
    expect(stderr).toMatch(/^Invalid settings: PORT /m)
    expect(status).toBe(1)
  })

  it('gives Node our flags and memory settings, keeps those it was given, and stays the same process', () => {
    const tell = 'console.log(JSON.stringify([process.pid, process.execArgv, process.env.MALLOC_ARENA_MAX]))'
    const given = ['--import', `data:text/javascript,${tell}`]
    const { stdout } = run(join(import.meta.dirname, 'main.ts'), given)
    const [before, after] = stdout
      .trim()
      .split('\n')
      .map((line) => told.parse(JSON.parse(line)))
    expect(before?.[1]).toEqual(given)
    expect(after).toEqual([before?.[0], [...NODE_FLAGS, ...given], MEMORY_SETTINGS['MALLOC_ARENA_MAX']])
  })

  it('says what to do if the shop has not been built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'))
    copyFileSync(join(import.meta.dirname, 'main.ts'), join(folder, 'main.mts'))
    copyFileSync(join(import.meta.dirname, 'how-node-runs.mjs'), join(folder, 'how-node-runs.mjs'))
    const { status, stderr } = run(join(folder, 'main.mts'))
    rmSync(folder, { recursive: true })
    expect(stderr).toContain('has not been built yet. Run npm start')
    expect(status).toBe(1)
  })
})
