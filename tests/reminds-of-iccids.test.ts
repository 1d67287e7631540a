// Who is mailed the ICCIDs of their eSIMs, how often, and what somebody else can learn by asking.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { ask, bought, EMAIL, FOREIGN, mailTo, remind } from './support/owning.ts'

describe('a forgotten ICCID', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop()
  })
  afterEach(() => shop.close())

  it('is sent by email, with all of the address’s ICCIDs and a link to each order', async () => {
    const own = [await bought(shop), await bought(shop)]
    const other = await bought(shop, 'other@example.com')
    expect(await remind(shop, ' Traveller@Example.com')).toEqual({ ok: true })

    const { subject, text } = await mailTo(shop, EMAIL)
    expect(subject).toBe('eSIM Details from Wander Pass')
    for (const { iccid, reference } of own) {
      expect(text).toContain(iccid)
      expect(text).toContain(`/success?reference=${encodeURIComponent(reference)}&key=`)
    }
    expect(text).not.toContain(other.iccid)

    const keys = [...text.matchAll(/key=([\w-]+)/g)].map(([, key]) => key ?? '')
    const opened = await Promise.all(keys.map((key) => shop.shop.orders.redeemOrderKey(key, shop.at)))
    expect(opened.map((order) => order?.id)).toEqual(own.map(({ orderId }) => orderId))
  })

  it.each([
    ['', 'email_missing'],
    ['   ', 'email_missing'],
    ['one@example.com,two@example.com', 'email_invalid'],
    ['me@example.com\r\nBcc: you@example.com', 'email_invalid'],
    ['nobody@example.com', 'no_esim'],
  ])('is not emailed to %j: %s', async (email, problem) => {
    expect(await remind(shop, email)).toEqual({ ok: false, problem })
    expect(await shop.mailsTo('nobody@example.com')).toEqual([])
  })

  it('is emailed three times a day to one address', async () => {
    await bought(shop)
    for (let time = 0; time < 3; time++) expect(await remind(shop, EMAIL)).toEqual({ ok: true })
    expect(await remind(shop, EMAIL)).toMatchObject({ ok: false, problem: 'too_often' })
    expect(await shop.mailsTo(EMAIL)).toHaveLength(1 + 3)
  })

  it('reveals five unknown addresses an hour per network, and answers the sixth like a known one', async () => {
    for (let guess = 0; guess < 5; guess++)
      expect(await remind(shop, `guess${guess}@example.com`, 'one')).toMatchObject({ problem: 'no_esim' })
    expect(await remind(shop, 'guess5@example.com', 'one')).toEqual({ ok: true })
    const { text } = await mailTo(shop, 'guess5@example.com')
    expect(text).toContain('No eSIM found for this email address.')
    expect(text).toMatch(/Buy eSIM: .+\nContact Support: .+\/support/)
  })

  it('waits in the outbox while the mail server is down, and says if an address is rejected', async () => {
    await bought(shop)
    await shop.spoil('smtp', { at: 'smtp', kind: 'refuse' })
    expect(await remind(shop, EMAIL)).toEqual({ ok: true })
    expect(await shop.mailsTo(EMAIL)).toHaveLength(1)
    await shop.mend()
    await shop.letTimePass({ seconds: 30 })
    expect(await shop.mailsTo(EMAIL)).toHaveLength(2)

    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_550', times: 1 })
    expect(await remind(shop, EMAIL)).toEqual({ ok: false, problem: 'mail_failed' })
  })
})

it('gives known and unknown addresses the same answer if disclosure is off', async () => {
  const shop = await openTestShop({ settings: { DISCLOSE_ACCOUNTS: 'no' } })
  try {
    await bought(shop)
    const known = await ask(shop, { email: EMAIL, iccid: FOREIGN })
    expect(known).toEqual({ ok: false, problem: 'iccid_mismatch' })
    expect(await ask(shop, { email: 'nobody@example.com', iccid: FOREIGN })).toEqual(known)

    expect(await remind(shop, 'nobody@example.com')).toEqual(await remind(shop, EMAIL))
    expect(await shop.mailsTo('nobody@example.com')).toHaveLength(1)
  } finally {
    await shop.close()
  }
})
