import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { toBuffer } from 'qrcode'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { androidInstallLink, iphoneInstallLink } from '#shop/sales/esim/install-links.ts'
import type { EsimReadyMail } from '#ports/mailer.ts'
import { writeMail } from './write-mail.ts'

const CODE = 'LPA:1$smdp.sandbox.example$TEYU-XKXF-FJP8'
const LINK = 'http://localhost:3000/success?reference=wanderpass_order_1&key=abc'
const INSTALL = 'http://localhost:3000/install?reference=wanderpass_order_1&key=abc'

describe('the mail with the eSIM', () => {
  it('carries the specified subject', async () => {
    expect((await write()).subject).toBe('eSIM Details from Wander Pass')
  })

  it.each([
    ['by name', 'Anna Reis', 'Hello Anna Reis,'],
    ["as 'Global Traveller' when there is no name", null, 'Hello Global Traveller,'],
  ])('greets %s', async (_, recipientName, greeting) => {
    const { html, text } = await write({ recipientName })
    expect(html).toContain(greeting)
    expect(text).toContain(greeting)
  })

  it('says everything in plain text as well', async () => {
    const { text } = await write()
    const needed = [
      '8931313884059623568',
      'smdp.sandbox.example',
      'TEYU-XKXF-FJP8',
      CODE,
      iphoneInstallLink(CODE),
      androidInstallLink(CODE),
      LINK,
      INSTALL,
      'wanderpass_order_1',
      '€18.09',
      '5 GB',
      '10 days',
      'France, Italy',
      'Also covers: Albania, Germany',
      'Don’t delete the eSIM',
    ]
    for (const part of needed) expect(text).toContain(part)
    expect(text).not.toMatch(/<[a-z]|&amp;|undefined|null/)
  })

  it('is also the receipt: every amount, every checked box, and links to the documents', async () => {
    const { html, text } = await write()
    const said = ['Subtotal', '€14.95', 'VAT (21%)', '€3.14', 'Total paid', '€18.09', 'asked for immediate delivery']
    const links = ['/order/invoice?', '/contract-summary/01032_3', '/withdraw?reference=wanderpass_order_1']
    for (const part of [...said, ...links]) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Discount')
  })

  it('shows any name as plain text', async () => {
    const { html } = await write({ recipientName: '<script>alert("x")</script>' })
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })

  it('contains a QR code of the activation code', async () => {
    const { html, attachments } = await write()
    const [part] = attachments
    expect(part).toMatchObject({ filename: 'esim-qrcode-8931313884059623568.png', contentType: 'image/png' })
    expect(html).toContain(`src="cid:${part?.cid}"`)
    expect(html).toContain('alt="QR code for eSIM ending 3568"')

    const { data, width, height } = PNG.sync.read(Buffer.from(part?.content ?? []))
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(CODE)
  })

  it('stays far below the size at which mail programs cut emails off', async () => {
    const { html, text } = await write({ recipientName: 'x'.repeat(200), bundle: everywhere })
    expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(100_000)
  })

  it('loads nothing, and has only absolute links', async () => {
    const { html } = await write()
    expect(html).not.toMatch(/src="(?!cid:)|url\(|@import|<link/)
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https?:\/\//)
  })

  it('shows the confirmation code that the phone will ask for, and says nothing of it where there is none', async () => {
    const sentence = 'Your phone asks for this confirmation code after scanning:'
    const [asking, plain] = [await write({ confirmationCode: '4711' }), await write()]
    for (const part of [asking.html, asking.text]) {
      expect(part).toContain(sentence)
      expect(part).toContain('4711')
    }
    for (const part of [plain.html, plain.text]) expect(part).not.toMatch(/confirmation code/i)
  })

  it.each([
    ['first use', 'Its days start when it first connects abroad.'],
    ['installation', 'Its days start as soon as you install it.'],
    ['purchase', 'Its days started when you bought it.'],
    [null, 'doesn’t say when its days start'],
  ] as const)('says what begins the days of a bundle that starts at %s', async (startsAt, sentence) => {
    const { html, text } = await write({ bundle: { ...bundle, startsAt } })
    for (const part of [html, text]) expect(part).toContain(sentence)
  })

  it('declares its language, its direction, and a dark version', async () => {
    const { html } = await write()
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain('<meta name="color-scheme" content="light dark"')
    expect(html).toContain('prefers-color-scheme: dark')
  })
})

const bundle = {
  zone: 'Europe',
  data: '5GB',
  days: 10,
  destinations: ['FR', 'IT'],
  alsoCovered: ['AL', 'DE'],
  startsAt: 'first use' as const,
}
const everywhere = { ...bundle, destinations: Array.from({ length: 60 }, () => 'GB') }

async function write(overrides: Partial<EsimReadyMail> = {}) {
  const mail: EsimReadyMail = {
    kind: 'esim_ready',
    to: 'anna@example.com',
    recipientName: 'Anna Reis',
    orderReference: 'wanderpass_order_1',
    orderLink: LINK,
    installLink: INSTALL,
    iccid: '8931313884059623568',
    activationCode: CODE,
    confirmationCode: null,
    qrPng: await toBuffer(CODE, { width: 500, margin: 4 }),
    bundle,
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
  }
  return writeMail({ ...mail, language: 'en' }, DEFAULT_BRAND, deriveTheme(DEFAULT_BRAND.colors))
}
