import { describe, expect, it } from 'vitest'
import {
  forgetCompletedOrder,
  readSavedCart,
  rememberOrder,
  rememberPaymentPage,
  saveCart,
  savedCartText,
  type BrowserStorage,
} from './browser-cart.ts'
import type { CartItem } from './shell-data.ts'
import { parseDateOnly } from '#values/date.ts'

const europe: CartItem = {
  bundleId: '01032_3',
  zone: 'Europe',
  place: null,
  data: '5GB',
  days: 10,
  priceCents: 1495,
  taxCents: 314,
  taxBasisPoints: 2100,
  totalCents: 1809,
  destinations: ['FR', 'IT'],
  arrival: parseDateOnly('2026-12-01'),
  departure: parseDateOnly('2026-12-07'),
}
const small: CartItem = { ...europe, bundleId: '01032_6', data: '512MB', days: 2 }

function aStorage(keys: Record<string, string> = {}): BrowserStorage & { keys: Map<string, string> } {
  const map = new Map(Object.entries(keys))
  return {
    keys: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  }
}

describe('the cart in browser storage', () => {
  it('has the specified shape, with amounts in euros', () => {
    expect(JSON.parse(savedCartText([europe]))).toEqual({
      items: [
        {
          bundleId: '01032_3',
          zone: 'Europe',
          data: '5GB',
          days: 10,
          price: 14.95,
          taxAmount: 3.14,
          totalPrice: 18.09,
          destinations: ['FR', 'IT'],
          arrival: '2026-12-01',
          departure: '2026-12-07',
        },
      ],
      subtotal: 14.95,
      taxAmount: 3.14,
      total: 18.09,
    })
  })

  it('moves the previous cart to lastCart, unless it is empty', () => {
    const storage = aStorage()
    saveCart(storage, [])
    saveCart(storage, [europe])
    expect(storage.getItem('lastCart')).toBeNull()

    saveCart(storage, [small])
    saveCart(storage, [])
    saveCart(storage, [europe])
    expect(storage.getItem('cart')).toBe(savedCartText([europe]))
    expect(storage.getItem('lastCart')).toBe(savedCartText([small]))
  })

  it('is not written if nothing changed, so that two tabs don’t wake each other forever', () => {
    const storage = aStorage()
    saveCart(storage, [europe])
    let writes = 0
    saveCart({ ...storage, setItem: () => (writes += 1) }, [europe])
    expect(writes).toBe(0)
  })
})

describe('a cart that only the browser remembers', () => {
  it('requests its bundle, destinations, and dates again, but no price', () => {
    expect(readSavedCart(aStorage({ cart: savedCartText([europe]) }))).toEqual({
      fields: { bundleId: '01032_3', to: 'FR,IT', from: '2026-12-01', to_date: '2026-12-07' },
      wasRepaired: false,
      wasDropped: false,
    })
  })

  it.each([
    ['the order before', { order_data: '{"bundleId":"01032_2"}' }, '01032_2'],
    ['the last cart', { lastCart: savedCartText([small]) }, '01032_6'],
  ])('is repaired from %s if its ID contains a dash', (_source, keys, bundleId) => {
    const cart = JSON.stringify({ items: [{ bundleId: 'bundle-1', destinations: ['France'] }] })
    expect(readSavedCart(aStorage({ cart, ...keys }))).toEqual({
      fields: { bundleId, to: 'FR', from: '', to_date: '' },
      wasRepaired: true,
      wasDropped: false,
    })
  })

  it.each([
    ['nothing is saved', {}, false],
    ['it is empty', { cart: savedCartText([]) }, false],
    ['it is not JSON', { cart: '{"items":' }, false],
    ['it is something else', { cart: '7' }, false],
    ['nobody can name its bundle', { cart: '{"items":[{"bundleId":"a-b"}]}' }, true],
  ])('requests nothing if %s', (_reason, keys, wasDropped) => {
    expect(readSavedCart(aStorage(keys))).toEqual({ fields: null, wasRepaired: false, wasDropped })
  })
})

describe('an order in browser storage', () => {
  const order = { orderId: 'f1d3a6f2', reference: 'wanderpass_order_1_01032_3_x', bundleId: '01032_3' }

  it('is remembered by its reference alone until it is paid, and the cart stays', () => {
    const storage = aStorage({ cart: savedCartText([europe]) })
    rememberOrder(storage, { ...order, isSettled: false })
    forgetCompletedOrder(storage)

    expect(Object.fromEntries(storage.keys)).toEqual({
      cart: savedCartText([europe]),
      order_reference: order.reference,
      order_data: JSON.stringify({ bundleId: order.bundleId, orderReference: order.reference, orderId: order.orderId }),
      order_started: 'true',
    })
  })

  it('is recorded with its payment page before the browser goes there', () => {
    const storage = aStorage({})
    rememberPaymentPage(storage, order, 'cs_1')
    expect(storage.getItem('order_started')).toBe('true')
    expect(storage.getItem('checkout_session_id')).toBe('cs_1')
    rememberOrder(storage, { ...order, isSettled: true })
    expect([storage.getItem('order_started'), storage.getItem('checkout_session_id')]).toEqual([null, null])
  })

  it('removes the cart and its marks at the next load once it is paid', () => {
    const storage = aStorage({ cart: savedCartText([europe]), order_started: 'true', checkout_session_id: 'cs_1' })
    rememberOrder(storage, { ...order, isSettled: true })
    expect(storage.getItem('order_completed')).toBe('true')

    forgetCompletedOrder(storage)
    expect(readSavedCart(storage).fields).toBeNull()
    expect([...storage.keys.keys()].toSorted()).toEqual(['cart', 'lastCart', 'order_data', 'order_reference'])
  })
})
