import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundleIdFor } from '#shop/catalogue/network/package-change.ts'
import { repairSavedCart } from './repair-cart.ts'

const broken = { bundleId: 'bundle-17', zone: 'Europe', data: '5GB', days: 10, price: 14.95 }
const embedded = '5GB {"bundleId":"01032_3","days":10}'
const orderData = { bundleId: '01032_2', orderReference: 'x' }
const lastCart = { items: [{ bundleId: '01032_1' }, { bundleId: '01032_5' }] }

function restore(item: unknown, keys: { orderData?: unknown; lastCart?: unknown } = {}) {
  return repairSavedCart({
    cart: JSON.stringify({ items: [item], subtotal: 0 }),
    orderData: keys.orderData === undefined ? null : JSON.stringify(keys.orderData),
    lastCart: keys.lastCart === undefined ? null : JSON.stringify(keys.lastCart),
  })
}

describe('a saved cart', () => {
  it('keeps items whose ID has no dash, with ID and destinations only', () => {
    const item = { ...broken, bundleId: '01032_6', destinations: ['FR', 'The Netherlands', 'Atlantis', 'FR', 7] }

    expect(restore(item, { orderData, lastCart })).toEqual({
      items: [{ bundleId: '01032_6', destinations: ['FR', 'NL'] }],
      repairedCount: 0,
      droppedCount: 0,
    })
  })

  it('keeps every bundle of a connected network', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.base64String({ minLength: 12 }), (packageId, mark) => {
        const bundleId = bundleIdFor(packageId, mark)
        expect(restore({ ...broken, bundleId }, { orderData, lastCart }).items).toEqual([
          { bundleId, destinations: [] },
        ])
      }),
    )
    expect(bundleIdFor('france-mobile-15days-3gb', 'a-b_cdefghij')).toBe('france_mobile_15days_3gb_ab_cdefg')
  })

  const everyKey = { orderData, lastCart }
  it.each([
    ['the JSON in its data', { data: embedded, zone: 'Europe 01125_1' }, everyKey, '01032_3'],
    ['JSON that was escaped once more', { data: '{\\"bundleId\\":\\"01032_3\\"}' }, everyKey, '01032_3'],
    ['JSON that was cut off', { data: '{"bundleId": "01032_3","da' }, everyKey, '01032_3'],
    ['data that is an object', { data: { bundle: { bundleId: '01032_3' } } }, everyKey, '01032_3'],
    ['the pattern in its zone', { zone: 'Europe 01125_1 x' }, everyKey, '01125_1'],
    ['its zone when the data holds a dash', { data: '{"bundleId":"a-b"}', zone: '01125_1' }, everyKey, '01125_1'],
    ['order_data', {}, everyKey, '01032_2'],
    ['lastCart when order_data has a hyphen', {}, { orderData: { bundleId: 'a-b' }, lastCart }, '01032_1'],
    ['lastCart without order_data', {}, { lastCart }, '01032_1'],
    ['lastCart as a bare list', {}, { lastCart: lastCart.items }, '01032_1'],
    ['order_data when it has no id at all', { bundleId: undefined }, everyKey, '01032_2'],
  ])('repairs a broken ID from %s', (_source, item, keys, bundleId) => {
    expect(restore({ ...broken, ...item }, keys)).toEqual({
      items: [{ bundleId, destinations: [] }],
      repairedCount: 1,
      droppedCount: 0,
    })
  })

  it.each([
    ['nothing names it', {}],
    ['the last cart begins with a dash too', { lastCart: { items: [{ bundleId: 'a-b' }, { bundleId: '01032_5' }] } }],
    ['the other keys hold something else', { orderData: 'text', lastCart: [] }],
  ])('drops an item when %s', (_reason, keys) => {
    expect(restore(broken, keys)).toEqual({ items: [], repairedCount: 0, droppedCount: 1 })
  })

  it('may also be a plain list, and is cut after twenty items', () => {
    const items = Array.from({ length: 30 }, (_, at) => ({ bundleId: `1_${at}` }))
    const answer = repairSavedCart({ cart: JSON.stringify(items), orderData: null, lastCart: null })

    expect(answer.items).toHaveLength(20)
  })

  it('is empty if its text is no cart, and never breaks the page', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.json()), { nil: null })
    fc.assert(
      fc.property(text, text, text, (cart, order, last) => {
        const answer = repairSavedCart({ cart, orderData: order, lastCart: last })
        expect(answer.items.every((item) => /^\w{1,64}$/.test(item.bundleId))).toBe(true)
      }),
    )
    expect(repairSavedCart({ cart: '{"items":', orderData: null, lastCart: null }).items).toEqual([])
  })
})
