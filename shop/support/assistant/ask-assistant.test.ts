// The assistant's promises: to answer from our pages, to say when it doesn't know, to stop in time, and to reveal
// nothing.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '#db/schema.ts'
import { GEMINI_PATH } from '#sandbox/gemini/gemini-server.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import type { AssistantInput } from './ask-assistant.ts'

const TOP_UP = { title: 'Topping up', text: 'Press Top up on the status page.', path: '/esim-status' }
const REFUND = { title: 'Refund', text: 'You have 14 days.', path: '/withdraw', asked: ['money back'] }

const anInput = (overrides: Partial<AssistantInput>): AssistantInput => ({
  question: 'How do I top up?',
  history: [],
  rateLimitKey: '192.0.2.1',
  product: 'Wander Pass',
  library: [TOP_UP, REFUND],
  nameThings: (text) => ({ asked: [], mentioned: [], rest: text }),
  ...overrides,
})

let shop: TestShop
const ask = (overrides: Partial<AssistantInput> = {}) => shop.shop.assistant.askAssistant(anInput(overrides))
const forget = () => shop.database.db().delete(rateLimits)

describe('without a chat model the assistant', () => {
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())
  afterEach(forget)

  it('quotes the passage that answers', async () => {
    expect(await ask()).toEqual({ ok: true, kind: 'quoted', quoted: [TOP_UP], related: [] })
  })

  it('says if it doesn’t know', async () => {
    expect(await ask({ question: 'Who won the cup?' })).toEqual({ ok: true, kind: 'unknown' })
  })

  it('combines a short question with the previous one', async () => {
    const history = [
      { role: 'user' as const, text: 'money back?' },
      { role: 'assistant' as const, text: 'You have 14 days.' },
    ]
    expect(await ask({ question: 'And when?', history })).toMatchObject({ kind: 'quoted', quoted: [REFUND] })
    expect(await ask({ question: 'And when?' })).toMatchObject({ kind: 'unknown' })
    expect(await ask({ question: 'Who won the cup?', history })).toMatchObject({ kind: 'unknown' })
  })

  it.each([
    ['', 'question_blank'],
    [' \r\n\t\u0000 ', 'question_blank'],
    ['x'.repeat(1_001), 'question_long'],
  ])('rejects %j, which doesn’t count', async (question, problem) => {
    for (let count = 0; count < 21; count++) expect(await ask({ question })).toEqual({ ok: false, problem })
    expect(await ask({ question: 'refund '.repeat(140).slice(0, 1_000) })).toMatchObject({ ok: true })
  })

  it('answers 20 questions per network and hour', async () => {
    for (let count = 0; count < 20; count++) expect((await ask()).ok).toBe(true)
    expect(await ask()).toMatchObject({ problem: 'too_often', retryAfterSeconds: expect.any(Number) })
    expect((await ask({ rateLimitKey: '192.0.2.2' })).ok).toBe(true)
  })

  it('calls no model', () => {
    expect(shop.sandbox.chat.heard()).toEqual([])
  })
})

describe('with a chat model the assistant', () => {
  beforeAll(async () => {
    // The vendor's own address is only known once the sandbox runs; the shop gets the sandbox's key and port.
    const beside = await openTestShop()
    shop = await openTestShop({
      settings: {
        GEMINI_API_KEY: 'sandbox',
        GEMINI_API_URL: `${beside.sandbox.url}${GEMINI_PATH}`,
        GEMINI_DAILY_ANSWERS: '3',
      },
    })
    const own = shop
    const close = async () => {
      await own.close()
      await beside.close()
    }
    shop = { ...own, sandbox: beside.sandbox, close }
  })
  afterAll(() => shop.close())
  afterEach(async () => {
    shop.sandbox.chat.faults.clear()
    await forget()
  })

  it('passes on the model’s answer, and the pages it was given', async () => {
    expect(await ask()).toEqual({ ok: true, kind: 'written', text: TOP_UP.text, related: [TOP_UP] })
  })

  it('sends the model the question and public passages, and nothing that names a person, an order, or an eSIM', async () => {
    const secrets = [
      'robin.reisende@example.com',
      '8988303000000614227',
      '4242 4242 4242 4242',
      'LPA:1$smdp.example$ABC-123',
      'wanderpass_order_1763734000000_01032_3_00000000-0000-4000-8000-000000000000',
      '+31 6 1234 5678 90',
    ]
    const history = [{ role: 'user' as const, text: `I am ${secrets[0]}` }]
    await ask({ question: `top up ${secrets.join(' , ')} please`, history })
    const told = shop.sandbox.chat.heard().at(-1) ?? ''
    expect(told).toContain('Press Top up')
    for (const secret of secrets) expect(told).not.toContain(secret)
    expect(told).toContain('[email]')
  })

  it.each(['empty', 'blocked'])('is silent when the answer is %s', async (kind) => {
    shop.sandbox.chat.faults.set({ at: 'answer', kind })
    expect(await ask()).toEqual({ ok: true, kind: 'silent' })
  })

  it.each(['broken', 'down', 'busy', 'not_json'])('returns a known problem if the model is %s', async (kind) => {
    shop.sandbox.chat.faults.set({ at: 'answer', kind })
    expect(await ask()).toEqual({ ok: false, problem: 'assistant_failed' })
  })

  it('quotes the pages once the day’s budget is used up', async () => {
    for (let count = 0; count < 3; count++) expect(await ask()).toMatchObject({ kind: 'written' })
    expect(await ask({ rateLimitKey: '192.0.2.9' })).toMatchObject({ kind: 'quoted', quoted: [TOP_UP] })
    expect(shop.log.errors).toContain('a limit was reached')
  })
})
