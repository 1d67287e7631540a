import { href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { withdrawCopy as copy } from '#app/copy/support/withdraw.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { FieldSummary } from '#app/ui/field-summary.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { WithdrawPage } from './withdraw-action.ts'
import { WITHDRAW_FIELDS, WITHDRAW_TABLE } from './withdraw-fields.ts'

const fieldId = (field: string) => `withdraw-${field}`

// Step one: who, which contract, and where to send the acknowledgment.
export function WithdrawStart({ page }: { page: Extract<WithdrawPage, { step: 'form' }> }) {
  const { brand } = useShell()
  const { values, fields, error } = page
  const key = JSON.stringify(values)

  return (
    <Form method="post" action={href('/withdraw')} className="grid gap-6" noValidate>
      <h2 className="text-2xl">{copy.steps.first}</h2>
      <FieldSummary heading={copy.problems.heading} order={WITHDRAW_FIELDS} errors={fields} idOf={fieldId} />
      {WITHDRAW_FIELDS.map((field) => (
        <TextField
          key={`${field} ${key}`}
          id={fieldId(field)}
          name={field}
          label={copy.fields[field].label}
          hint={copy.fields[field].hint?.(brand.orderPrefix)}
          error={fields[field]}
          defaultValue={values[field]}
          required
          {...WITHDRAW_TABLE[field]}
        />
      ))}
      {error && <ErrorBox message={error} />}
      <div>
        <Button type="submit" name="intent" value="review" className="max-sm:w-full">
          {copy.begin}
        </Button>
      </div>
    </Form>
  )
}
