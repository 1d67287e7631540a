import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles, STRICT_TRANSPORT } from './static-files.ts'

const FILES = ['/assets/entry-1a2b.js', '/sw.js', '/favicon.svg']

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(root, 'assets'))
  for (const path of FILES) writeFileSync(join(root, path), '<svg/>')
})
afterAll(() => rmSync(root, { recursive: true }))

const transportOf = async (path: string, isSecure: boolean, method: string) =>
  (await staticFiles(root, isSecure).request(path, { method })).headers.get('strict-transport-security')

describe.each([...FILES, '/assets/gone.js'])('the file %s', (path) => {
  it('is bound to TLS where the shop has it, and only there', async () => {
    for (const method of ['GET', 'HEAD', 'POST']) expect(await transportOf(path, true, method)).toBe(STRICT_TRANSPORT)
    expect(await transportOf(path, false, 'GET')).toBeNull()
  })

  it('is taken for nothing but what it says it is, and is read alone', async () => {
    const files = staticFiles(root)
    expect((await files.request(path)).headers.get('x-content-type-options')).toBe('nosniff')
    expect((await files.request(path, { method: 'POST' })).status).toBe(405)
  })
})
