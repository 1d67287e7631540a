import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { toBuffer } from 'qrcode'
import { afterEach, describe, expect, it } from 'vitest'
import { aNetwork, closeWorlds } from '#tests/support/network-world.ts'

const listeners: Server[] = []
afterEach(async () => {
  await closeWorlds()
  for (const server of listeners.splice(0)) server.close()
})

describe('the mailbox', () => {
  it('stores an email unchanged, and returns it as JSON', async () => {
    const { sandbox, post, get } = await aMailbox()
    const qr = await toBuffer('LPA:1$smdp.sandbox.example$ABCD-EFGH-JKLM')
    await post({
      subject: 'Your eSIM is ready – ünïcode',
      text: 'Scan the code.',
      html: '<h1>Scan</h1><img src="cid:qr@pass" alt="QR code">',
      messageId: '<order-1@wander.example>',
      attachments: [{ filename: 'qr.png', content: qr, cid: 'qr@pass' }],
    })
    const [line, ...others] = await get('/mailbox/api/messages?to=Anna@Example.com')
    expect(others).toEqual([])
    expect(line).toMatchObject({
      id: 1,
      to: 'anna@example.com',
      from: 'Wander Pass <shop@wander.example>',
      subject: 'Your eSIM is ready – ünïcode',
      messageId: '<order-1@wander.example>',
    })
    expect(await get('/mailbox/api/messages/1')).toMatchObject({
      text: expect.stringContaining('Scan the code.'),
      html: expect.stringContaining('cid:qr@pass'),
      attachments: [
        { filename: 'qr.png', contentType: 'image/png', contentId: 'qr@pass', content: qr.toString('base64') },
      ],
    })
    expect(await get('/mailbox/api/messages?to=bob@example.com')).toEqual([])
    expect(sandbox.mailbox.countByAddress()).toEqual({ 'anna@example.com': 1 })
  })

  it('shows an empty list, a filled one, an email with its images, and an attachment', async () => {
    const { post, page } = await aMailbox()
    expect(await (await page('/mailbox')).text()).toContain('No emails yet')
    const image = await toBuffer('hello')
    const html = '<img src="cid:qr"><script>alert(1)</script><a href="https://shop.example">Shop</a>'
    await post({ subject: '<b>Bold</b>', html, attachments: [{ filename: 'a.png', content: image, cid: 'qr' }] })

    expect(await (await page('/mailbox')).text()).toContain('&lt;b&gt;Bold&lt;/b&gt;')
    expect(await (await page('/mailbox/1')).text()).toContain('src="/mailbox/1/html"')
    const shown = await page('/mailbox/1/html')
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)
    expect(await shown.text()).toContain(`src="data:image/png;base64,${image.toString('base64')}"`)
    const part = await page('/mailbox/1/parts/0')
    expect(part.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a.png")
    expect(Buffer.from(await part.arrayBuffer())).toEqual(image)
    expect((await page('/mailbox/77')).status).toBe(404)
    expect((await page('/mailbox/1/parts/9')).status).toBe(404)
    expect((await page('/mailbox/api/messages/77')).status).toBe(404)
  })
})

describe('a reply', () => {
  it('is delivered signed, with the quoted email and a reference to it', async () => {
    const shop = await aListener()
    const { post, page, sandbox } = await aMailbox({ shopUrl: shop.url, incomingMailSecret: SECRET })
    await post({
      subject: LONG,
      text: 'First\nSecond',
      messageId: '<a.1@shop.example>',
      replyTo: 'in+1@shop.example',
    })
    expect(await (await page('/mailbox/1')).text()).toContain('to in+1@shop.example')
    const answer = await reply(sandbox.url, 'Thänk you')
    expect([answer.status, (await answer.text()).includes('The shop answered 200: taken')]).toEqual([200, true])
    const [given] = shop.given
    const { timestamp = '', signature, raw = '' } = given ?? {}
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${timestamp}.${raw}`).digest('hex'))
    const email = await PostalMime.parse(raw)
    expect({ ...email, text: email.text?.replaceAll('\r\n', '\n') }).toMatchObject({
      from: { address: 'anna@example.com' },
      to: [{ address: 'in+1@shop.example' }],
      subject: `Re: ${LONG}`,
      inReplyTo: '<a.1@shop.example>',
      references: '<a.1@shop.example>',
      text: expect.stringMatching(/^Thänk you\n\nOn .+ wrote:\n> First\n> Second/),
    })
    expect(raw.split('\r\n').every((line) => line.length < 80 || line.startsWith('References'))).toBe(true)
  })

  it('says if the shop rejected it, and is offered only with a secret', async () => {
    const gone = await aMailbox({ shopUrl: 'http://localhost:9', incomingMailSecret: SECRET })
    await gone.post({ subject: 'A' })
    expect((await reply(gone.sandbox.url, 'Hello')).status).toBe(502)
    const foreign = await reply(gone.sandbox.url, 'Hello', { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    const plain = await aMailbox()
    await plain.post({ subject: 'A' })
    expect(await (await plain.page('/mailbox/1')).text()).not.toContain('Send reply')
    expect((await reply(plain.sandbox.url, 'Hello')).status).toBe(404)
  })
})

describe('the mail server under faults', () => {
  it.each([
    ['reject_421', 421],
    ['reject_450', 450],
    ['reject_550', 550],
  ])('answers %s once, and accepts the next try', async (kind, responseCode) => {
    const { sandbox, post } = await aMailbox()
    sandbox.mailbox.faults.set({ at: 'smtp', kind, times: 1 })
    await expect(post({ subject: 'A' })).rejects.toMatchObject({ responseCode })
    await post({ subject: 'A' })
    expect(sandbox.mailbox.list()).toHaveLength(1)
  })

  it('stores the email and cuts the connection, so that a correct sender sends it twice', async () => {
    const { sandbox, post } = await aMailbox()
    sandbox.mailbox.faults.set({ at: 'smtp', kind: 'drop_after_data', times: 1 })
    await expect(post({ subject: 'A' })).rejects.toThrow(/closed|reset|hang up/i)
    await post({ subject: 'A' })
    expect(sandbox.mailbox.list()).toHaveLength(2)
  })

  it('is down: no greeting, nothing stored', async () => {
    const { sandbox, post } = await aMailbox()
    sandbox.mailbox.faults.set({ at: 'smtp', kind: 'refuse', times: 1 })
    await expect(post({ subject: 'A' })).rejects.toThrow(/closed|reset|hang up/i)
    await post({ subject: 'A' })
    expect(sandbox.mailbox.list()).toHaveLength(1)
  })

  it('affects only the given address', async () => {
    const { sandbox, post } = await aMailbox()
    sandbox.mailbox.faults.set({ at: 'smtp', kind: 'reject_550', match: 'bob@' })
    await post({ subject: 'A' })
    await expect(post({ subject: 'B', to: 'bob@example.com' })).rejects.toMatchObject({ responseCode: 550 })
  })

  it('is slow', async () => {
    const { sandbox, post } = await aMailbox()
    sandbox.mailbox.faults.set({ at: 'smtp', kind: 'slow', ms: 60, times: 1 })
    const begun = performance.now()
    await post({ subject: 'A' })
    expect(performance.now() - begun).toBeGreaterThan(55)
  })
})

const LONG = 'Ünser Wort '.repeat(9).trim()
const SECRET = 'a-mail-secret-of-tests'
const reply = (url: string, text: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/mailbox/1/reply`, { method: 'POST', body: new URLSearchParams({ text }), headers })

/** A shop that accepts every request and remembers it. */
async function aListener() {
  const given: { timestamp: string; signature: string; raw: string }[] = []
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.once('end', () => {
      const { 'x-mail-timestamp': timestamp, 'x-mail-signature': signature } = request.headers
      given.push({ timestamp: String(timestamp), signature: String(signature), raw: Buffer.concat(parts).toString() })
      answer.end('taken')
    })
  })
  listeners.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return { given, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

async function aMailbox(options: Parameters<typeof aNetwork>[0] = {}) {
  const { sandbox, call } = await aNetwork(options)
  const transport = createTransport(sandbox.smtpUrl)
  return {
    sandbox,
    page: call,
    get: async (path: string) => (await call(path)).json(),
    post: (mail: object) =>
      transport.sendMail({ from: 'Wander Pass <shop@wander.example>', to: 'anna@example.com', text: 'Hello', ...mail }),
  }
}
