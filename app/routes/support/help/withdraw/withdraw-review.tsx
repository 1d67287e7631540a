import { useEffect, useRef } from 'react'
import { useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { withdrawCopy as copy } from '#app/copy/support/withdraw.ts'
import { Button } from '#app/ui/button.tsx'
import { WITHDRAW_FIELDS } from './withdraw-fields.ts'
import type { WithdrawValues } from './withdraw-form.ts'

// Step two: everything once more, and one button that declares the withdrawal.
export function WithdrawReview({ values }: { values: WithdrawValues }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isSending = useNavigation().formData?.get('intent') === 'confirm'
  const { review } = copy

  return (
    <Form method="post" action={href('/withdraw')} className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {review.heading}
      </h2>
      <p>{review.lead}</p>
      <dl className="facts-list">
        {WITHDRAW_FIELDS.map((field) => (
          <Row key={field} label={copy.fields[field].label} value={values[field]} />
        ))}
      </dl>
      <p className="plainly font-semibold">{review.statement}</p>
      {WITHDRAW_FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="confirm"
          pending={isSending}
          pendingText={review.sending}
          className="max-sm:w-full"
        >
          {review.confirm}
        </Button>
        <Button type="submit" name="intent" value="change" look="secondary" className="max-sm:w-full">
          {review.change}
        </Button>
      </div>
    </Form>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd translate="no">{value}</dd>
    </>
  )
}
