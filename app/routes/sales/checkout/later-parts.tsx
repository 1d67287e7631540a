// What the cart leaves to buy later, and when its buyer is reminded; a form of its own ends that.
import { href } from 'react-router'
import { partyCopy } from '#app/copy/sales/party.ts'
import { planCopy as copy } from '#app/copy/sales/plan.ts'
import { Form } from '#app/forms/form.tsx'
import type { LaterPart } from '#shop/sales/plan/plans.ts'

const FORM = 'forget-plan'

export function LaterParts({ parts }: { parts: LaterPart[] }) {
  if (parts.length === 0) return null
  return (
    <section aria-label={copy.heading} className="grid gap-1 text-sm">
      {parts.map((part) => (
        <p key={part.number}>{copy.remind(part, part.isDue)}.</p>
      ))}
      <p className="text-muted">{partyCopy.checkout.planned}</p>
      <p>
        <button type="submit" form={FORM} className="link min-h-8">
          {copy.stop}
        </button>
      </p>
    </section>
  )
}

/** Outside of the checkout's form. */
export const ForgetPlanForm = () => (
  <Form method="post" action={href('/cart')} id={FORM} hidden>
    <input type="hidden" name="intent" value="forget_plan" />
  </Form>
)
