import type { Ref } from 'react'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import type { FieldProblems } from '#app/features/checkout/field-problems.ts'
import { FIELD_IDS, firstProblem, goToField, refusedFields, type Refusal } from './use-checkout-form.ts'

type RefusalBoxProps = { refusal: Refusal | null; problems: FieldProblems; ref: Ref<HTMLDivElement> }

// The red box above the order button: one message, and a way to each of several fields. Nothing of the form stands below
// it, so that nothing moves when it appears.
export function RefusalBox(props: RefusalBoxProps) {
  const box = boxOf(props)
  return box && <div className="checkout-refusal">{box}</div>
}

function boxOf({ refusal, problems, ref }: RefusalBoxProps) {
  if (!refusal) return null
  const fields = refusedFields(problems)
  const message = refusal.message ?? firstProblem(problems)
  if (refusal.title)
    return (
      <Callout tone="danger" role="alert" title={refusal.title} ref={ref}>
        {refusal.message}
      </Callout>
    )
  if (!message) return null
  if (refusal.message !== null || fields.length === 1) return <ErrorBox message={message} ref={ref} />

  return (
    <ErrorBox message={message} ref={ref}>
      <p className="mt-2">{copy.errorSummary(fields.length)}</p>
      <ul className="mt-1 grid gap-1">
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${FIELD_IDS[field]}`}
              className="inline-flex min-h-8 items-center font-semibold text-danger underline"
              onClick={goToField(field)}
            >
              {problems[field]}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  )
}
