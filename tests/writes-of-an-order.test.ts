// What the mails about an order say, with the state at the time of sending.
import { describe, expect, it } from 'vitest'
import {
  composeCompanyPapers,
  composeEsimCanceled,
  composeOrderDelayed,
} from '#shop/delivery/mails/compose-order-mails.ts'
import { composeEsimReady } from '#shop/delivery/mails/compose-esim-ready.ts'
import { composeTopUpReceipt } from '#shop/delivery/mails/compose-top-up-receipt.ts'
import { invoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import { ACME } from './support/a-company.ts'
import { delivering } from './support/delivering.ts'

const shop = delivering()

describe('a mail about an order', () => {
  const origin = 'https://brand.test'
  const linkOf = async (orderId: string, path = '/success', kind = 'mail') =>
    `${origin}${path}?reference=${encodeURIComponent((await shop().orderOf(orderId)).reference)}&key=token of order-key:${kind}:${orderId}`

  it('about a returned eSIM links to the order', async () => {
    const orderId = await shop().paid({ customerName: ' ' })
    expect(await composeEsimCanceled(shop().needs, orderId, { origin })).toEqual({
      kind: 'esim_canceled',
      to: 'traveller@example.com',
      recipientName: null,
      orderReference: (await shop().orderOf(orderId)).reference,
      orderLink: await linkOf(orderId),
      bundle: { zone: 'Europe', data: '', days: 0, destinations: [], place: null },
    })
  })

  it.each([
    ['of an eSIM that was paid', {}, false, false],
    ['of an eSIM that cost nothing', { totalCents: 0 }, false, true],
  ] as const)('about a delay names its subject: %s', async (_what, told, isTopUp, isFree) => {
    const orderId = await shop().paid(told)
    expect(await composeOrderDelayed(shop().needs, orderId, { origin })).toMatchObject({
      kind: 'order_delayed',
      isTopUp,
      isFree,
      orderLink: await linkOf(orderId),
    })
  })

  it('about a delayed top-up says that it is one', async () => {
    const { orderId } = await shop().aTopUp('request_top_up')
    expect(await composeOrderDelayed(shop().needs, orderId, { origin })).toMatchObject({ isTopUp: true })
  })

  it('to a company’s office contains the invoice and nothing about the eSIM', async () => {
    const orderId = await shop().paid(ACME)
    const needs = { ...shop().needs, invoices: invoiceStore(shop().database) }
    const mail = await composeCompanyPapers(needs, orderId, { origin })
    expect(mail).toMatchObject({
      kind: 'company_papers',
      to: 'office@acme.example',
      recipientName: null,
      companyName: 'Acme GmbH',
      bundle: { zone: 'Europe' },
      receipt: {
        totalCents: 1809,
        hasAskedForImmediateDelivery: null,
        invoiceLink: await linkOf(orderId, '/order/invoice.pdf', 'invoice'),
      },
      eInvoice: null,
    })
    await expect(composeCompanyPapers(needs, await shop().paid(), { origin })).rejects.toThrow('without one')
  })

  it('for a free order has no invoice, and for a replacement says so', async () => {
    const { orderId: replacesOrderId } = await shop().withEsim('order_completed')
    const free = { replacesOrderId, totalCents: 0, paidCents: 0, vatCents: 0, paymentState: 'free' } as const
    const { orderId } = await shop().withEsim('send_email', free)
    expect(await composeEsimReady(shop().needs, orderId, { origin })).toMatchObject({
      isReplacement: true,
      receipt: { invoiceLink: null, totalCents: 0 },
    })
  })

  it.each([{ activationCode: null }, { qrPng: null }, { state: 'kept' }] as const)(
    'with an eSIM isn’t written without it: %j',
    async (esim) => {
      const { orderId } = await shop().withEsim('send_email', {}, esim)
      await expect(composeEsimReady(shop().needs, orderId, { origin })).rejects.toThrow('before the eSIM was ready')
    },
  )

  it('of a top-up is written for no other order, and a bug isn’t reported as a missing balance', async () => {
    const orderId = await shop().paid()
    await expect(composeTopUpReceipt(shop().needs, orderId, { origin })).rejects.toThrow('another kind of order')
    const topUp = await shop().aTopUp('send_email')
    shop().network.meets('findBalance', new Error('a bug'))
    await expect(composeTopUpReceipt(shop().needs, topUp.orderId, { origin })).rejects.toThrow('a bug')
  })
})
