// A storm's failed requests and unconfirmed emails are counted from the nodes' logs.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readLogs } from '#scripts/storm/node-logs.ts'
import { MAIL_NOT_ACCEPTED, REQUEST_FAILED, UNCAUGHT_ERROR } from '#shop/ports/log-messages.ts'

it('counts failed requests, uncaught errors, and the emails asked about that were not accepted', async () => {
  const [asked, other] = [randomUUID(), randomUUID()]
  const folder = mkdtempSync(join(tmpdir(), 'shop-logs-'))
  const file = join(folder, 'node-1.log')
  const lines = [
    { msg: 'Shop ready' },
    { msg: REQUEST_FAILED, path: '/checkout' },
    { msg: UNCAUGHT_ERROR },
    { msg: MAIL_NOT_ACCEPTED, mailId: asked },
    { msg: MAIL_NOT_ACCEPTED, mailId: asked },
    { msg: MAIL_NOT_ACCEPTED, mailId: other },
  ]
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  const found = await readLogs([file], [asked])
  rmSync(folder, { recursive: true })
  expect(found.failures).toHaveLength(2)
  expect(found.unheard).toBe(1)
})
