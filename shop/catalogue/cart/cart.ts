// The cart's four actions and its sums: add replaces, remove subtracts, clear resets, set recalculates.

/**
 * What the sums need from an item, in cents: a missing tax is 0, and a missing total is the price (storefront rules §3,
 * §4).
 */
export type CartLine = { bundleId: string; priceCents: number; taxCents?: number; totalCents?: number }

export type Cart<Line extends CartLine> = {
  items: Line[]
  subtotalCents: number
  taxCents: number
  totalCents: number
}

export type CartAction<Line extends CartLine> =
  | { type: 'ADD_ITEM'; item: Line }
  | { type: 'REMOVE_ITEM'; bundleId: string }
  | { type: 'CLEAR_CART' }
  | { type: 'SET_CART'; items: Line[] }

/** An empty cart; every sum is 0. */
export const EMPTY_CART: Cart<never> = { items: [], subtotalCents: 0, taxCents: 0, totalCents: 0 }

/** The cart after an action, sums in cents (storefront rules §4). The given cart isn't changed. */
export function changeCart<Line extends CartLine>(cart: Cart<Line>, action: CartAction<Line>): Cart<Line> {
  switch (action.type) {
    case 'ADD_ITEM':
      return cartOf([action.item])
    case 'REMOVE_ITEM':
      return withoutItem(cart, action.bundleId)
    case 'CLEAR_CART':
      return EMPTY_CART
    default:
      return cartOf(action.items)
  }
}

/** A cart of these items with fresh sums. */
export function cartOf<Line extends CartLine>(items: Line[]): Cart<Line> {
  return { items, ...sumsOf(items) }
}

function withoutItem<Line extends CartLine>(cart: Cart<Line>, bundleId: string): Cart<Line> {
  const leaving = sumsOf(cart.items.filter((item) => item.bundleId === bundleId))

  return {
    items: cart.items.filter((item) => item.bundleId !== bundleId),
    subtotalCents: cart.subtotalCents - leaving.subtotalCents,
    taxCents: cart.taxCents - leaving.taxCents,
    totalCents: cart.totalCents - leaving.totalCents,
  }
}

function sumsOf(items: CartLine[]) {
  return {
    subtotalCents: sum(items.map((item) => item.priceCents)),
    taxCents: sum(items.map((item) => item.taxCents ?? 0)),
    totalCents: sum(items.map((item) => item.totalCents ?? item.priceCents)),
  }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
