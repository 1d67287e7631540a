// A form of its own for each button that puts a bundle into the cart, so that the chosen radio does not travel along.
import { href } from 'react-router'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { writeTrip } from '#shop/catalogue/trip/trip-address.ts'

/** A bundle and what it is bought for: the whole trip, or its part of a plan. */
export type Purchase = { bundleId: string; trip: Trip }

export const addFormId = ({ bundleId, trip }: Purchase) => `add-${bundleId}-${writeTrip(trip).toString()}`

export function AddForms({ purchases }: { purchases: Purchase[] }) {
  return [...new Map(purchases.map((each) => [addFormId(each), each]))].map(([id, { bundleId, trip }]) => (
    <form key={id} method="post" action={href('/cart')} id={id} hidden>
      <CartFields trip={trip} />
      <input type="hidden" name="bundleId" value={bundleId} />
    </form>
  ))
}

export function CartFields({ trip }: { trip: Trip }) {
  const fields = [['intent', 'add'] as const, ...writeTrip(trip)]
  return fields.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}
