// A storm's failed requests and unconfirmed emails are counted from the nodes' logs.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MAIL_NOT_ACCEPTED, readLogs, REQUEST_FAILED, UNCAUGHT_ERROR } from '#scripts/storm/node-logs.ts'

it.each([
  ['server/http/http.ts', REQUEST_FAILED],
  ['server/process/uncaught-errors.ts', UNCAUGHT_ERROR],
  ['shop/records/mail/deliver-mail.ts', MAIL_NOT_ACCEPTED],
])('%s logs the message that is counted', (file, message) => {
  expect(readFileSync(file, 'utf8')).toContain(`'${message}'`)
})

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
