// A password is only sent over an encrypted connection, whatever a server or somebody in between offers.
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import type { Mail } from '#ports/mailer.ts'
import { smtpMailer, UNREACHABLE } from './smtp.ts'

/** Another machine, judging by its address. */
const ELSEWHERE = '127.0.0.2'
const said: string[] = []
const taken: string[] = []
let port = 0

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  allowInsecureAuth: true,
  // The mailer keeps its connection for the next email; closing would wait for that.
  closeTimeout: 1,
  onAuth: ({ password }, _session, done) => {
    said.push(password ?? '')
    done(null, { user: 'us' })
  },
  onData: (stream, { envelope }, done) => {
    taken.push(...envelope.rcptTo.map(({ address }) => address))
    stream.resume().once('end', () => done())
  },
})
beforeAll(async () => {
  const listening = server.listen(0, ELSEWHERE)
  await once(listening, 'listening')
  const address = listening.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const send = (who: string, to: string) => {
  const mail: Mail = {
    kind: 'account_deleted',
    to,
    recipientName: null,
    shopLink: 'https://shop.example',
    language: 'en',
  }
  const settings = { url: `smtp://${who}${ELSEWHERE}:${port}`, from: 'shop@shop.example', support: 'help@shop.example' }
  const mailer = smtpMailer(settings, () => ({
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    attachments: [],
  }))
  const letterhead = { brand: DEFAULT_BRAND, origin: 'https://shop.example', sender: { name: 'Shop', address: null } }
  return mailer.send('mail-1', mail, letterhead)
}

it('A server without encryption gets no password and no email; the email waits', async () => {
  await expect(send('us:secret@', 'one@example.com')).rejects.toMatchObject({ message: UNREACHABLE, isRetryable: true })
  expect([said, taken]).toEqual([[], []])
})

it('A relay that asks for no password gets the email as it is', async () => {
  await send('', 'two@example.com')
  expect([said, taken]).toEqual([[], ['two@example.com']])
})
