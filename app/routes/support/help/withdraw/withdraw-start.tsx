import { href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { withdrawCopy as copy } from '#app/copy/support/withdraw.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { FieldSummary } from '#app/ui/field-summary.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { WithdrawPage } from './withdraw-action.ts'
import { WITHDRAW_FIELDS } from './withdraw-fields.ts'

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
      <TextField
        key={`reference ${key}`}
        id={fieldId('reference')}
        name="reference"
        label={copy.fields.reference}
        hint={copy.fields.referenceHint(brand.orderPrefix)}
        error={fields.reference}
        defaultValue={values.reference}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <TextField
        key={`name ${key}`}
        id={fieldId('name')}
        name="name"
        label={copy.fields.name}
        error={fields.name}
        defaultValue={values.name}
        autoComplete="name"
        required
      />
      <TextField
        key={`email ${key}`}
        id={fieldId('email')}
        name="email"
        type="email"
        label={copy.fields.email}
        hint={copy.fields.emailHint}
        error={fields.email}
        defaultValue={values.email}
        autoComplete="email"
        inputMode="email"
        required
      />
      {error && <ErrorBox message={error} />}
      <div>
        <Button type="submit" name="intent" value="review" className="max-sm:w-full">
          {copy.begin}
        </Button>
      </div>
    </Form>
  )
}
