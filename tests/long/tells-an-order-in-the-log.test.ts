// At its usual level, the log tells the story of each order from the checkout to the mail, to whoever has its ID or a
// request's; it reveals nothing about the person (tests/long/log-canaries.test.ts checks the rest).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BUYER, delivered, fillCart, newestOrder } from '#tests/support/http-buying.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

const line = z.object({
  level: z.number(),
  msg: z.string(),
  orderId: z.string().nullish(),
  requestId: z.string().optional(),
  move: z.string().optional(),
  kind: z.string().optional(),
})
const INFO = 30

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const linesOf = (orderId: string) =>
  shop.logLines
    .map((text) => line.parse(JSON.parse(text)))
    .filter((each) => each.orderId === orderId && each.level === INFO)

describe('a paid order in the log', () => {
  let story: z.infer<typeof line>[]
  let placed: Response
  let iccid: string
  beforeAll(async () => {
    const browser = shop.browser()
    await fillCart(browser)
    placed = await browser.post('/checkout', { ...BUYER, email: 'story@example.com', name: 'Stella Story' })
    await shop.pay(placed.headers.get('location') ?? '')
    const { id } = await newestOrder(shop, 'story@example.com')
    iccid = (await delivered(shop, id)).iccid ?? ''
    story = linesOf(id)
  })

  it('is logged step by step, in order', () => {
    expect(story.map(({ msg, move }) => move ?? msg)).toEqual([
      'started_order_created',
      'a payment page was opened',
      'paid',
      ...['retrieve_esim_token', 'request_iccid_allocation', 'poll_for_iccid', 'generate_qr_code'].flatMap(bothEnds),
      'started_send_email',
      'the mail server accepted an email',
      'completed_send_email',
      ...bothEnds('update_user_record'),
      ...bothEnds('order_completed'),
    ])
  })

  it('has the ID of the request that placed it, which the buyer received', () => {
    const asked = story.slice(0, 2).map(({ requestId }) => requestId)
    expect(asked).toEqual([placed.headers.get('x-request-id'), placed.headers.get('x-request-id')])
  })

  it('is paid and processed under the ID of the request that reported the payment', () => {
    const [heard, ...others] = new Set(story.slice(2, 8).map(({ requestId }) => requestId))
    expect(others).toEqual([])
    expect(heard).toMatch(/^[\da-f-]{36}$/)
    expect(heard).not.toBe(placed.headers.get('x-request-id'))
  })

  it('is logged without anything about the buyer', () => {
    const told = JSON.stringify(story)
    for (const secret of ['story@example.com', 'Stella', 'Story', iccid]) expect(told.includes(secret)).toBe(false)
  })
})

const bothEnds = (step: string) => [`started_${step}`, `completed_${step}`]

it('a failed step says why, and is retried', async () => {
  await shop.spoil('network', { at: 'allocate', kind: 'no_credit', times: 1 })
  const browser = shop.browser()
  await fillCart(browser)
  await browser.post('/checkout', { ...BUYER, email: 'late@example.com', coupon: 'DEMOFREE1' })
  const { id } = await newestOrder(shop, 'late@example.com')
  await delivered(shop, id)
  const moves = linesOf(id).map(({ move }) => move)
  expect(moves).toContain('error_request_iccid_allocation')
  expect(moves.at(-1)).toBe('completed_order_completed')
})
