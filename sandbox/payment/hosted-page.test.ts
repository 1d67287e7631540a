// The hosted page over real HTTP: what a buyer can do there, and that money moves once.
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ASKS, DECLINED, GOOD, type Stage, anOrder, openStage, pay, post } from '#tests/support/payment-stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.end())

const open = () => stage.stripe.checkout.sessions.create(anOrder(stage))
const paidCharges = () => stage.books().charges.filter((charge) => charge.status === 'succeeded')

describe('the hosted page', () => {
  it('shows what is due, the fields, the test cards and the way back', async () => {
    const session = await open()
    const answer = await fetch(session.url ?? '')
    const text = await answer.text()

    expect(answer.status).toBe(200)
    for (const part of [
      'Card number',
      'Expiry',
      'CVC',
      'Pay €3.45',
      GOOD,
      'Back to Wander Pass',
      'Europe 5 GB',
      'Payment sandbox',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('<script')
  })

  it('allows exactly its own style', async () => {
    const answer = await fetch((await open()).url ?? '')
    const style = /<style>([^]*?)<\/style>/.exec(await answer.text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')

    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  it('lets the browser follow the way back to the shop', async () => {
    const answer = await fetch((await open()).url ?? '')

    expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${stage.address}`)
  })

  it('charges the card and sends the buyer to the shop', async () => {
    const session = await open()
    const answer = await pay(session)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${stage.address}/shop/success?session_id=${session.id}`)
    expect(await stage.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
    })
    expect(paidCharges()).toMatchObject([{ amount: 345 }])
  })

  it('charges once, however often the button is pressed', async () => {
    const session = await open()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(session)))

    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 303))
    expect(paidCharges()).toHaveLength(1)
    expect((await fetch(session.url ?? '', { redirect: 'manual' })).status).toBe(303)
  })

  it('says that a card was declined, keeps what was typed, and accepts another card', async () => {
    const session = await open()
    const answer = await pay(session, DECLINED)
    const text = await answer.text()

    expect(answer.status).toBe(200)
    expect(text).toContain('Your card was declined.')
    expect(text).toContain(`value="${DECLINED}"`)
    expect(text).not.toContain('value="123"')
    expect((await stage.stripe.events.list()).data.map((event) => event.type)).toEqual([
      'payment_intent.payment_failed',
    ])
    expect((await stage.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    expect((await pay(session)).status).toBe(303)
    expect(paidCharges()).toHaveLength(1)
  })

  it('asks for a confirmation before it charges', async () => {
    const session = await open()
    const asked = await pay(session, ASKS)
    expect(asked.status).toBe(303)
    const place = new URL(asked.headers.get('location') ?? '', stage.address).href
    expect(await (await fetch(place)).text()).toContain('Confirm payment')
    expect(paidCharges()).toEqual([])

    expect((await post(place, { answer: 'confirm' })).status).toBe(303)
    expect((await post(place, { answer: 'confirm' })).status).toBe(303)
    expect(paidCharges()).toHaveLength(1)
  })

  it('charges nothing when the confirmation is cancelled', async () => {
    const session = await open()
    const place = new URL((await pay(session, ASKS)).headers.get('location') ?? '', stage.address).href
    const answer = await post(place, { answer: 'cancel' })

    expect(await answer.text()).toContain('The payment was not confirmed.')
    expect(paidCharges()).toEqual([])
    expect((await post(place, { answer: 'confirm' })).headers.get('location')).toBe(`/pay/${session.id}`)
    expect((await pay(session)).status).toBe(303)
  })

  it.each([
    ['a typing error in the number', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    ['a number that is too short', { number: '4242' }, 'Your card number is incomplete.'],
    ['no number', { number: ' ' }, 'Enter the card number.'],
    ['a real card', { number: '4111 1111 1111 1111' }, 'This sandbox only accepts the test cards listed on this page.'],
    ['an expired card', { expiry: '01/20' }, 'Your card has expired.'],
    ['an expiry that is no date', { expiry: '13/40' }, 'Enter the expiry date as MM/YY.'],
    ['no CVC', { cvc: '' }, 'Enter the security code.'],
    ['a short CVC', { cvc: '12' }, 'The security code has 3 digits.'],
  ])('marks %s', async (_what, fields, message) => {
    const session = await open()
    const answer = await pay(session, GOOD, fields)
    const text = await answer.text()

    expect(answer.status).toBe(200)
    expect(text).toContain(message)
    expect(text).toContain('aria-invalid="true"')
    expect(stage.books().charges).toEqual([])
  })

  it('says that it has expired, and links back', async () => {
    const session = await open()
    stage.letTimePass(3_601_000)
    const answer = await pay(session)
    const text = await answer.text()

    expect(answer.status).toBe(200)
    expect(text).toContain('This payment page has expired')
    expect(text).toContain('Back to Wander Pass')
    expect(stage.books().charges).toEqual([])
  })

  it('shows markup in names as text', async () => {
    const metadata = { brand_name: '<script>alert(1)</script>' }
    const session = await stage.stripe.checkout.sessions.create(anOrder(stage, { metadata }))
    const text = await (await fetch(session.url ?? '')).text()

    expect(text).not.toContain('<script')
    expect((await fetch(`${stage.address}/pay/none`)).status).toBe(404)
  })
})
