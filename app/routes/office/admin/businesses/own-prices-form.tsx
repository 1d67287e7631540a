import { adminCopy } from '#app/copy/office/admin.ts'
import { retailTermsCopy as copy } from '#app/copy/partners/own-prices.ts'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { RetailAnswer, ShownRetailTerms } from './retail-action.ts'

type OwnPricesFormProps = { terms: ShownRetailTerms; answer: RetailAnswer | undefined; action: string }

// Whether a business sets prices of its own, how much less than the shop's it pays, and how much more it asks.
export function OwnPricesForm({ terms, answer, action }: OwnPricesFormProps) {
  const isBusy = useIsSending('save_retail')
  return (
    <section className="card" aria-labelledby="own-prices">
      <div>
        <h3 id="own-prices" className="text-2xl">
          {copy.heading}
        </h3>
        <p className="pt-1 text-muted">{copy.text}</p>
        <p className="pt-1">{terms.isAllowed ? copy.isOn : copy.isOff}</p>
      </div>
      <Form method="post" action={action} preventScrollReset noValidate className="grid gap-4">
        <Checkbox
          key={String(terms.isAllowed)}
          name="allowed"
          value="yes"
          label={copy.allow}
          defaultChecked={answer ? answer.isAllowed : terms.isAllowed}
        />
        <Percent name="discount" label={copy.discount} hint={copy.discountHint} terms={terms} answer={answer} />
        <Percent name="cap" label={copy.cap} hint={copy.capHint} terms={terms} answer={answer} />
        <div>
          <Button type="submit" name="intent" value="save_retail" pending={isBusy} pendingText={adminCopy.wait}>
            {copy.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}

type PercentProps = Omit<OwnPricesFormProps, 'action'> & { name: 'discount' | 'cap'; label: string; hint: string }

const Percent = ({ name, label, hint, terms, answer }: PercentProps) => (
  <TextField
    id={`retail-${name}`}
    name={name}
    label={label}
    hint={hint}
    inputMode="decimal"
    autoComplete="off"
    maxLength={10}
    required
    defaultValue={(answer ?? terms)[name]}
    error={answer?.field === name && answer.error}
  />
)
