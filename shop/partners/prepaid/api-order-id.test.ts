import { assert, constantFrom, integer, property, record, string, uuid } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenMaker } from '#values/secret.ts'
import { isUuid } from '#values/uuid.ts'
import { apiOrderId, attemptMark, findBuyer, isBoughtAs, quantityOfApiOrder, readAttemptMark } from './api-order-id.ts'

const makeToken = tokenMaker('a secret of ours')
const facts = record({
  businessId: constantFrom('alpha', 'beta'),
  placedAt: integer({ min: 1.7e12, max: 1.8e12 }).map((at) => new Date(at)),
  bundleId: constantFrom('01032_3', '01032_4'),
  totalCents: integer({ min: 1, max: 20_000 }),
  quantity: constantFrom(1, 1, 2, 4, 10),
})

describe('the id of an order by API', () => {
  it('is a UUID, the same for the same call, and identifies the purchase and the call', () => {
    assert(
      property(facts, string(), (bought, attempt) => {
        const id = apiOrderId(makeToken, bought, attempt)
        expect(isUuid(id)).toBe(true)
        expect(id).toMatch(/^.{14}8.{3}-[89]/)
        expect(quantityOfApiOrder(id)).toBe(bought.quantity)
        expect(apiOrderId(makeToken, bought, attempt)).toBe(id)
        expect(isBoughtAs(makeToken, id, bought)).toBe(true)
        expect(readAttemptMark(id)).toBe(attemptMark(makeToken, bought.businessId, attempt))
      }),
    )
  })

  it('matches no other business, time, bundle, price, or secret', () => {
    assert(
      property(facts, facts, string(), (bought, other, attempt) => {
        const id = apiOrderId(makeToken, bought, attempt)
        // For how many it was is read from the ID itself.
        const isSame = JSON.stringify(bought) === JSON.stringify({ ...other, quantity: bought.quantity })
        expect(isBoughtAs(makeToken, id, other)).toBe(isSame)
        expect(isBoughtAs(tokenMaker('another'), id, bought)).toBe(false)
        expect(readAttemptMark(id)).not.toBe(attemptMark(makeToken, bought.businessId, `${attempt}!`))
      }),
    )
  })

  it('differs from every customer’s order ID', () => {
    assert(
      property(uuid(), facts, (id, bought) => {
        expect(isBoughtAs(makeToken, id, bought)).toBe(false)
      }),
    )
  })

  describe('reveals buyer and price to a holder of the secret', () => {
    const placed = { placedAt: new Date('2026-11-24T10:00:00Z'), bundleId: '01032_3' }
    const id = apiOrderId(makeToken, { ...placed, businessId: 'alpha', totalCents: 9_417 }, 'a call')
    const [alpha, beta, gamma] = [{ id: 'alpha' }, { id: 'beta' }, { id: 'gamma' }]
    const counting = () => {
      const asked: string[] = []
      return { asked, makeToken: (purpose: string) => (asked.push(purpose), makeToken(purpose)) }
    }

    it('of several businesses, without trying higher amounts for any of them', async () => {
      const counted = counting()
      const found = await findBuyer(counted.makeToken, id, [beta, gamma, alpha], placed)
      expect(found).toEqual({ business: alpha, totalCents: 9_417 })
      expect(counted.asked).toHaveLength(3 * 9_417)
    })

    it('for several travelers together, at more than anything costs for one', async () => {
      const several = { ...placed, businessId: 'alpha', totalCents: 100_100, quantity: 10 }
      const found = await findBuyer(makeToken, apiOrderId(makeToken, several, 'a call'), [alpha], placed)
      expect(found).toEqual({ business: alpha, totalCents: 100_100 })
    })

    it('unless none of them bought it', async () => {
      expect(await findBuyer(makeToken, id, [beta], placed)).toBe(null)
      expect(await findBuyer(makeToken, id, [], placed)).toBe(null)
    })

    it('and rejects other IDs at once', async () => {
      const counted = counting()
      expect(await findBuyer(counted.makeToken, '0a4ac83c-ffa0-4b88-b6fb-949f6ca4ec0f', [alpha], placed)).toBe(null)
      expect(counted.asked).toEqual([])
    })
  })
})
