import { orderCopy } from '#app/copy/sales/order.ts'
import { OrderForm, usePostedAnswer } from '#app/features/order-form/order-form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { useState } from 'react'

const copy = orderCopy.correctEmail

/** For a buyer whose address the mail server refuses: where else the eSIM may go. */
export function CorrectEmail({ email }: { email: string }) {
  const posted = usePostedAnswer('email')
  const [error, setError] = useState(posted && !posted.ok ? posted.message : null)
  return (
    <section aria-labelledby="correct-email" className="order-card">
      <h2 id="correct-email" className="text-2xl">
        {copy.heading}
      </h2>
      <p>{sentence(copy.text(email), [email])}</p>
      <OrderForm
        intent="email"
        look="secondary"
        pendingText={copy.sending}
        onAnswer={(answer) => setError(answer.ok ? null : answer.message)}
        above={
          <TextField
            label={copy.label}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={email}
            maxLength={254}
            required
            error={error}
            className="pb-3"
          />
        }
      >
        {copy.send}
      </OrderForm>
    </section>
  )
}
