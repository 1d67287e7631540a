// Each write is a system call here, a packet on the way, and a wake-up of the mail server.
import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'
import { smtpMailer } from './smtp.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startLoneSandbox()
})
afterAll(() => sandbox.close())

it('An email with a picture is sent in one write, and its end in another', async () => {
  const written = vi.spyOn(Socket.prototype, 'write')
  const mailer = smtpMailer(
    { url: sandbox.smtpUrl, from: 'no-reply@wander-pass.example', support: 'help@wander-pass.example' },
    () => ({
      subject: 'eSIM Details',
      html: `<p>${'Grüße aus der Ferne. '.repeat(500)}</p>`,
      text: 'Grüße',
      attachments: [{ filename: 'qr.png', cid: 'qr@esim', content: new Uint8Array(3_000), contentType: 'image/png' }],
    }),
  )
  await mailer.send(
    'mail-1.1',
    {
      kind: 'account_deleted',
      to: 'traveler@example.com',
      recipientName: null,
      shopLink: 'https://shop.example',
      language: 'en',
    },
    { brand: DEFAULT_BRAND, origin: 'https://shop.example', sender: { name: 'Shop', address: null } },
  )
  const port = Number(new URL(sandbox.smtpUrl).port)
  const senders: unknown[] = written.mock.contexts
  const said = written.mock.calls.flatMap(([bytes], at) => {
    const sender = senders[at]
    return sender instanceof Socket && sender.remotePort === port ? [String(bytes)] : []
  })
  written.mockRestore()

  const message = said.slice(said.indexOf('DATA\r\n') + 1)
  expect(message).toHaveLength(2)
  expect(message[0]).toMatch(/^From: .*\r\n--[^\n]+--\r\n$/s)
  expect(message[1]).toBe('.\r\n')
})
