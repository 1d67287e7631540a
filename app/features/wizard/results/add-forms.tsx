// A form of its own for each button that puts a bundle into the cart, so that the chosen radio does not travel along.
import { pathHere } from '#app/language/address.ts'
import { href } from 'react-router'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { writeTrip } from '#shop/catalogue/trip/trip-address.ts'

/** A bundle and what it is bought for: the whole trip, or its part of a plan, of whose other parts its buyer is reminded. */
export type Purchase = { bundleId: string; trip: Trip; plan?: string }

/** As the cart wants it. */
export const purchaseFields = ({ trip, plan }: Omit<Purchase, 'bundleId'>): [string, string][] => [
  ...writeTrip(trip),
  ...(plan ? [['plan', plan] satisfies [string, string]] : []),
]

export const addFormId = ({ bundleId, ...rest }: Purchase) =>
  `add-${bundleId}-${new URLSearchParams(purchaseFields(rest)).toString()}`

export function AddForms({ purchases }: { purchases: Purchase[] }) {
  return [...new Map(purchases.map((each) => [addFormId(each), each]))].map(([id, { bundleId, ...rest }]) => (
    <form key={id} method="post" action={pathHere(href('/cart'))} id={id} hidden>
      <CartFields {...rest} />
      <input type="hidden" name="bundleId" value={bundleId} />
    </form>
  ))
}

export function CartFields(purchase: Omit<Purchase, 'bundleId'>) {
  const fields = [['intent', 'add'] as const, ...purchaseFields(purchase)]
  return fields.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}
