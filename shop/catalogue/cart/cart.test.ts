import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartOf, changeCart, EMPTY_CART } from './cart.ts'
import type { Cart, CartAction, CartLine } from './cart.ts'

const europe: CartLine = { bundleId: '1_1', priceCents: 345, taxCents: 72, totalCents: 417 }
const asia: CartLine = { bundleId: '2_1', priceCents: 1000, taxCents: 210, totalCents: 1210 }
const untaxed: CartLine = { bundleId: '3_1', priceCents: 500 }
const sums = (subtotalCents: number, taxCents: number, totalCents: number) => ({ subtotalCents, taxCents, totalCents })

describe('the cart', () => {
  it.each<[string, CartLine[], CartAction<CartLine>, Cart<CartLine>]>([
    ['holds what is added', [], { type: 'ADD_ITEM', item: europe }, { items: [europe], ...sums(345, 72, 417) }],
    ['replaces all by what is added', [asia, untaxed], { type: 'ADD_ITEM', item: europe }, cartOf([europe])],
    ['adds without tax', [], { type: 'ADD_ITEM', item: untaxed }, { items: [untaxed], ...sums(500, 0, 500) }],
    [
      'subtracts what is removed',
      [europe, asia],
      { type: 'REMOVE_ITEM', bundleId: '1_1' },
      { items: [asia], ...sums(1000, 210, 1210) },
    ],
    ['subtracts to zero', [untaxed], { type: 'REMOVE_ITEM', bundleId: '3_1' }, { items: [], ...sums(0, 0, 0) }],
    ['keeps all when the removed is not there', [asia], { type: 'REMOVE_ITEM', bundleId: '1_1' }, cartOf([asia])],
    ['is empty when cleared', [europe, asia], { type: 'CLEAR_CART' }, { items: [], ...sums(0, 0, 0) }],
    [
      'counts again when set',
      [europe],
      { type: 'SET_CART', items: [asia, untaxed] },
      { items: [asia, untaxed], ...sums(1500, 210, 1710) },
    ],
  ])('%s', (_promise, before, action, after) => {
    expect(changeCart(cartOf(before), action)).toEqual(after)
  })

  it('always has the sums of its items', () => {
    const line = fc.record(
      {
        bundleId: fc.constantFrom('1_1', '1_2', '1_3'),
        priceCents: fc.nat(20_000),
        taxCents: fc.nat(5000),
        totalCents: fc.nat(25_000),
      },
      { requiredKeys: ['bundleId', 'priceCents'] },
    )
    const action: fc.Arbitrary<CartAction<CartLine>> = fc.oneof(
      fc.record({ type: fc.constant('ADD_ITEM' as const), item: line }),
      fc.record({ type: fc.constant('REMOVE_ITEM' as const), bundleId: fc.constantFrom('1_1', '1_2', '1_3', '9_9') }),
      fc.record({ type: fc.constant('CLEAR_CART' as const) }),
      fc.record({ type: fc.constant('SET_CART' as const), items: fc.array(line, { maxLength: 4 }) }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const start: Cart<CartLine> = EMPTY_CART
        const cart = actions.reduce<Cart<CartLine>>(changeCart, start)
        expect(cart).toEqual(cartOf(cart.items))
      }),
    )
  })
})
