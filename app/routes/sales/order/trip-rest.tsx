// The parts of a planned trip that are still to be bought, with the day of each reminder, and the way to end them.
import { planCopy as copy } from '#app/copy/sales/plan.ts'
import { OrderForm } from '#app/features/order-form/order-form.tsx'
import type { LaterPart } from '#shop/sales/plan/plans.ts'

export function TripRest({ parts }: { parts: LaterPart[] }) {
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="trip-rest" className="order-card">
      <h2 id="trip-rest" className="text-2xl">
        {copy.heading}
      </h2>
      {parts.map((part) => (
        <p key={part.number}>{copy.reminding(part, part.isDue)}.</p>
      ))}
      <OrderForm intent="end_reminders" look="secondary" pendingText={copy.stopping} onAnswer={nothing}>
        {copy.stop}
      </OrderForm>
    </section>
  )
}

// The page is read again, and then it has no parts.
const nothing = () => {}
