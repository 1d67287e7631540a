import { createTransport } from 'nodemailer'
import { toBuffer } from 'qrcode'
import { afterEach, describe, expect, it } from 'vitest'
import { aNetwork, closeWorlds } from '../network/network-world.ts'

afterEach(closeWorlds)

describe('the mailbox', () => {
  it('keeps a mail as it came and tells it as JSON', async () => {
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

  it('shows its pages: empty, filled, one mail with its images inside, one attachment', async () => {
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

describe('the mail server under faults', () => {
  it.each([
    ['reject_421', 421],
    ['reject_450', 450],
    ['reject_550', 550],
  ])('answers %s once, and takes the next try', async (kind, responseCode) => {
    const { sandbox, post } = await aMailbox()
    sandbox.mailbox.faults.set({ at: 'smtp', kind, times: 1 })
    await expect(post({ subject: 'A' })).rejects.toMatchObject({ responseCode })
    await post({ subject: 'A' })
    expect(sandbox.mailbox.list()).toHaveLength(1)
  })

  it('keeps the mail and cuts the line, so that a faithful sender sends it twice', async () => {
    const { sandbox, post } = await aMailbox()
    sandbox.mailbox.faults.set({ at: 'smtp', kind: 'drop_after_data', times: 1 })
    await expect(post({ subject: 'A' })).rejects.toThrow(/closed|reset|hang up/i)
    await post({ subject: 'A' })
    expect(sandbox.mailbox.list()).toHaveLength(2)
  })

  it('is down: no greeting, nothing kept', async () => {
    const { sandbox, post } = await aMailbox()
    sandbox.mailbox.faults.set({ at: 'smtp', kind: 'refuse', times: 1 })
    await expect(post({ subject: 'A' })).rejects.toThrow(/closed|reset|hang up/i)
    await post({ subject: 'A' })
    expect(sandbox.mailbox.list()).toHaveLength(1)
  })

  it('strikes only the address that it was told to strike', async () => {
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

async function aMailbox() {
  const { sandbox, call } = await aNetwork()
  const transport = createTransport(sandbox.smtpUrl)
  return {
    sandbox,
    page: call,
    get: async (path: string) => (await call(path)).json(),
    post: (mail: object) =>
      transport.sendMail({ from: 'Wander Pass <shop@wander.example>', to: 'anna@example.com', text: 'Hello', ...mail }),
  }
}
