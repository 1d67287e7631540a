import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { isTagOf, makeReplyAddress, findReplyTags } from './reply-address.ts'

const ticket = { id: '8988300a-1111-4222-8333-000000000001', number: '4829-1375' }
const OURS = 'reply@in.shop.example'
const house = { brand: DEFAULT_BRAND, domain: null, sender: { name: 'Wander Pass', address: null } }
const other = { ...house, domain: 'alpha.example' }

describe('the address of a reply', () => {
  it('contains the ticket number and a secret part', () => {
    const address = makeReplyAddress(OURS, ticket, house)
    expect(address).toBe('reply+48291375-8988300a1111@in.shop.example')
    const [tag, ...more] = findReplyTags(OURS, ['Else@shop.example', `${address?.toUpperCase()}`])
    expect(more).toEqual([])
    expect(tag).toEqual({ number: '4829-1375', mark: '8988300a1111' })
    expect(isTagOf(tag?.mark ?? '', ticket)).toBe(true)
    expect(isTagOf('8988300a1112', ticket)).toBe(false)
  })

  it.each([
    ['the shop takes no mail in', null, ticket, house],
    ['the message is gone', OURS, null, house],
    [
      'a brand has an address of its own',
      OURS,
      ticket,
      { ...other, brand: { ...DEFAULT_BRAND, company: { email: 'care@alpha.example' } } },
    ],
    [
      'a brand writes from its own address',
      OURS,
      ticket,
      { ...other, sender: { name: 'Alpha', address: 'hi@alpha.example' } },
    ],
  ])('is missing if %s', (_when, ours, about, brand) => {
    expect(makeReplyAddress(ours, about, brand)).toBeNull()
  })

  it('is the shop’s own for the shop, and for a brand without one', () => {
    const withCompany = { ...house, brand: { ...DEFAULT_BRAND, company: { email: 'hello@shop.example' } } }
    expect(makeReplyAddress(OURS, ticket, withCompany)).toContain('reply+')
    expect(makeReplyAddress(OURS, ticket, other)).toContain('reply+')
  })

  it.each([
    'reply@in.shop.example',
    'reply+4829@in.shop.example',
    'reply+48291375-8988300a1111@evil.example',
    'other+48291375-8988300a1111@in.shop.example',
    'reply+48291375-8988300a1111@in.shop.example.evil.example',
    '',
  ])('is not %s', (address) => {
    expect(findReplyTags(OURS, [address])).toEqual([])
  })
})
