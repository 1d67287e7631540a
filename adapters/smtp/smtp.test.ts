import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { DEFAULT_BRAND, type CompanyFacts } from '#shop/people/brand/brand.ts'
import type { EsimReadyMail } from '#ports/mailer.ts'
import { smtpMailer } from './smtp.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startLoneSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  sandbox.mailbox.faults.clear()
  await fetch(`${sandbox.url}/mailbox/api/messages`, { method: 'DELETE' })
})

const written = {
  subject: 'eSIM Details',
  html: '<p>Hello</p>',
  text: 'Hello',
  attachments: [{ filename: 'qr.png', cid: 'qr@esim', content: new Uint8Array([1, 2, 3]), contentType: 'image/png' }],
}
const mailer = (url = sandbox.smtpUrl, unsubscribeLink?: string) =>
  smtpMailer({ url, from: 'no-reply@wander-pass.example', support: 'help@wander-pass.example' }, () => ({
    ...written,
    unsubscribeLink,
  }))

const tenant = {
  brand: DEFAULT_BRAND,
  origin: 'https://wander-pass.example',
  sender: { name: 'Wander Pass', address: null },
}

const aMail = (overrides: Partial<EsimReadyMail> = {}): EsimReadyMail & { language: 'en' } => ({
  language: 'en',
  kind: 'esim_ready',
  to: 'traveller@example.com',
  recipientName: 'Alex Traveller',
  orderReference: 'reference',
  orderLink: 'http://localhost:9/',
  installLink: 'http://localhost:9/install',
  iccid: '8988300000000004821',
  activationCode: 'LPA:1$rsp.example$CODE',
  confirmationCode: null,
  qrPng: new Uint8Array(),
  bundle: { zone: 'Europe', data: '5GB', days: 10, destinations: ['FR'], alsoCovered: [], startsAt: null },
  isReplacement: false,
  traveler: null,
  receipt: {
    subtotalCents: 1495,
    discountCents: 0,
    processingFeeCents: 0,
    vatBasisPoints: 2100,
    vatCents: 314,
    totalCents: 1809,
    isReverseCharged: false,
    hasAskedForImmediateDelivery: true,
    invoiceLink: 'http://localhost:3000/order/invoice?reference=wanderpass_order_1&key=abc',
    contractSummaryLink: 'http://localhost:3000/contract-summary/01032_3',
    withdrawLink: 'http://localhost:3000/withdraw?reference=wanderpass_order_1',
  },
  ...overrides,
})

async function replyToOf(to: string, company?: CompanyFacts) {
  await mailer().send(`reply-${to}`, aMail({ to }), { ...tenant, brand: { ...DEFAULT_BRAND, company } })
  const [line] = z
    .array(z.object({ id: z.number() }))
    .parse(await (await fetch(`${sandbox.url}/mailbox/api/messages?to=${to}`)).json())
  const { headers } = z
    .object({ headers: z.array(z.object({ name: z.string(), value: z.string() })) })
    .parse(await (await fetch(`${sandbox.url}/mailbox/api/messages/${line?.id}`)).json())
  return headers.find(({ name }) => name.toLowerCase() === 'reply-to')?.value
}

const keptMails = z.array(z.object({ messageId: z.string(), subject: z.string() }))
const kept = async (to = '') =>
  keptMails.parse(
    await (await fetch(`${sandbox.url}/mailbox/api/messages${to && `?to=${encodeURIComponent(to)}`}`)).json(),
  )
const sentBy = async (to: string): Promise<unknown> => {
  const [mail] = await keptIds.parseAsync(
    await (await fetch(`${sandbox.url}/mailbox/api/messages?to=${encodeURIComponent(to)}`)).json(),
  )
  return (await fetch(`${sandbox.url}/mailbox/api/messages/${mail?.id}`)).json()
}
const keptIds = z.array(z.object({ id: z.number() }))

const withHeaders = z.object({ headers: z.array(z.object({ name: z.string(), value: z.string() })) })
async function headersOf(to: string) {
  const [line] = z
    .array(z.object({ id: z.number() }))
    .parse(await (await fetch(`${sandbox.url}/mailbox/api/messages?to=${to}`)).json())
  const mail = withHeaders.parse(await (await fetch(`${sandbox.url}/mailbox/api/messages/${line?.id}`)).json())
  return Object.fromEntries(mail.headers.map(({ name, value }) => [name, value]))
}

describe('the mailer', () => {
  it('directs replies to the brand’s address, or else to the shop’s', async () => {
    expect(await replyToOf('reply-one@example.com')).toBe('help@wander-pass.example')
    expect(await replyToOf('reply-two@example.com', { email: 'care@alpha.example' })).toBe('care@alpha.example')
  })

  it('sends in the brand’s name, from its own address, with IDs of its domain', async () => {
    const sender = { name: 'Alpha "Travel", Ltd.', address: 'hello@alpha.example' }
    await mailer().send('mail-8.1', aMail({ to: 'alpha@example.com' }), {
      ...tenant,
      origin: 'https://esim.alpha.example',
      sender,
    })
    const mail = JSON.stringify(await sentBy('alpha@example.com'))
    expect(mail).toContain('hello@alpha.example')
    expect(mail).not.toContain('wander-pass.example')
    expect(mail).toContain('mail-8.1@esim.alpha.example')
  })

  it('sends an email under its stored ID', async () => {
    await mailer().send('mail-1.1', aMail(), tenant)
    expect(await kept('traveller@example.com')).toMatchObject([
      { messageId: expect.stringContaining('mail-1.1@wander-pass.example'), subject: 'eSIM Details' },
    ])
  })

  it.each([
    ['a second header in the name', { recipientName: 'Alex\r\nBcc: thief@example.com' }],
    ['a second header in the address', { to: 'traveller@example.com\r\nBcc: thief@example.com' }],
    ['a list as the name', { recipientName: 'thief@example.com, "x" <thief@example.com>' }],
  ])('sends nothing to others for %s (A09, J03)', async (_what, overrides) => {
    await mailer()
      .send('mail-2.1', aMail(overrides), tenant)
      .catch(() => null)
    expect(await kept('thief@example.com')).toEqual([])
  })

  it.each([
    ['reject_550', 'refused', false],
    ['reject_421', 'unknown', true],
    ['reject_450', 'unknown', true],
    ['refuse', 'unknown', true],
    ['drop_after_data', 'unknown', true],
  ] as const)('calls %s %s, worth another try: %s', async (kind, outcome, isRetryable) => {
    sandbox.mailbox.faults.set({ at: 'smtp', kind })
    expect(await failureOf(mailer().send('mail-3.1', aMail(), tenant))).toMatchObject({
      vendor: 'mail',
      outcome,
      isRetryable,
    })
  })

  it('takes any words with which a server accepts an email', async () => {
    sandbox.mailbox.faults.set({ at: 'smtp', kind: 'odd-notation' })
    const sent = mailer().send('mail-odd.1', aMail(), tenant)
    expect(await sent.then(() => 'taken')).toBe('taken')
  })

  it('refers to other people’s emails by their IDs, and marks automatic emails', async () => {
    const to = 'thread@example.com'
    const references = ['a.1', 'theirs@mail.example']
    const settings = { url: sandbox.smtpUrl, from: 'no-reply@wander-pass.example', support: 'help@wander-pass.example' }
    const inThread = smtpMailer(settings, () => ({ ...written, references, isAutomatic: true }))
    await inThread.send('mail-9.1', aMail({ to }), tenant)
    expect(await headersOf(to)).toMatchObject({
      'In-Reply-To': '<theirs@mail.example>',
      References: '<a.1@wander-pass.example> <theirs@mail.example>',
      'Auto-Submitted': 'auto-replied',
    })
    await mailer().send('mail-9.2', aMail({ to: 'read@example.com' }), tenant)
    expect(await headersOf('read@example.com')).not.toHaveProperty('Auto-Submitted')
  })

  it('offers one-click unsubscribing where possible (RFC 8058)', async () => {
    const link = `https://wander-pass.example/alerts?key=${'k'.repeat(120)}`
    await mailer(undefined, link).send('mail-6.1', aMail({ to: 'offered@example.com' }), tenant)
    await mailer().send('mail-7.1', aMail({ to: 'plain@example.com' }), tenant)
    expect(await headersOf('offered@example.com')).toMatchObject({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(Object.keys(await headersOf('plain@example.com')).filter((name) => /^list-/i.test(name))).toEqual([])
  })

  it('retries if the server can’t be reached', async () => {
    expect(await failureOf(mailer('smtp://127.0.0.1:9').send('mail-4.1', aMail(), tenant))).toMatchObject({
      outcome: 'unknown',
      isRetryable: true,
    })
  })

  it('gives up on an invalid address', async () => {
    expect(await failureOf(mailer().send('mail-5.1', aMail({ to: 'nobody' }), tenant))).toMatchObject({
      outcome: 'refused',
      isRetryable: false,
    })
  })

  it('keeps the email if the server refuses our password', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    try {
      expect(
        await failureOf(mailer(`smtp://shop:wrong@127.0.0.1:${port}`).send('mail-6.1', aMail(), tenant)),
      ).toMatchObject({
        isRetryable: true,
      })
    } finally {
      await new Promise<void>((done) => server.close(done))
    }
  })

  it('names no traveler in its errors', async () => {
    sandbox.mailbox.faults.set({ at: 'smtp', kind: 'reject_550' })
    expect((await failureOf(mailer().send('mail-7.1', aMail(), tenant))).message).not.toContain('traveller@example.com')
  })
})
