// The forms that make coupons: one code, or many of a single use.
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { couponsCopy as copy } from '#app/copy/coupons.ts'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DeskCard } from '../facts.tsx'
import { COUPONS_PATH, type CouponAnswer, type CouponIntent } from './coupon-action.ts'

type FormProps = { answer: CouponAnswer | undefined; count: number; today: string }

export function NewCoupon(props: FormProps) {
  const typed = typedIn(props.answer, 'make')
  return (
    <DeskCard id="new-coupon" heading={copy.one.heading}>
      <CouponForm {...props} intent="make" words={copy.one.save}>
        <TextField
          name="code"
          label={copy.one.code}
          hint={copy.one.codeHint}
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed('code')}
        />
        <Terms typed={typed} today={props.today} />
        <Cap name="maxRedemptions" typed={typed} />
      </CouponForm>
    </DeskCard>
  )
}

export function NewBatch(props: FormProps) {
  const typed = typedIn(props.answer, 'batch')
  return (
    <DeskCard id="new-codes" heading={copy.many.heading}>
      <CouponForm {...props} intent="batch" words={copy.many.save}>
        <TextField name="name" label={copy.many.name} required maxLength={60} defaultValue={typed('name')} />
        <TextField
          name="count"
          label={copy.many.count}
          required
          inputMode="numeric"
          maxLength={4}
          defaultValue={typed('count')}
        />
        <TextField
          name="prefix"
          label={copy.many.prefix}
          hint={copy.many.prefixHint}
          isOptional
          maxLength={12}
          autoCapitalize="characters"
          defaultValue={typed('prefix')}
        />
        <Terms typed={typed} today={props.today} />
      </CouponForm>
    </DeskCard>
  )
}

type Typed = (name: string) => string
const typedIn =
  (answer: CouponAnswer | undefined, intent: CouponIntent): Typed =>
  (name) =>
    answer?.intent === intent ? (answer.typed[name] ?? '') : ''

function Terms({ typed, today }: { typed: Typed; today: string }) {
  return (
    <>
      <SelectField
        name="type"
        label={copy.type}
        options={Object.entries(copy.types)}
        defaultValue={typed('type') || 'percentage'}
      />
      <TextField
        name="value"
        label={copy.value}
        hint={copy.valueHint}
        inputMode="decimal"
        maxLength={10}
        defaultValue={typed('value')}
      />
      <TextField
        name="validUntil"
        type="date"
        label={copy.until}
        isOptional
        min={today}
        defaultValue={typed('validUntil')}
      />
      <Cap name="maxPerCustomer" typed={typed} />
      <Cap name="maxPerNetwork" typed={typed} />
    </>
  )
}

type CapName = 'maxRedemptions' | 'maxPerCustomer' | 'maxPerNetwork'

const Cap = ({ name, typed }: { name: CapName; typed: Typed }) => (
  <TextField name={name} label={copy[name]} inputMode="numeric" isOptional maxLength={7} defaultValue={typed(name)} />
)

type CouponFormProps = FormProps & { intent: CouponIntent; words: string; children: ReactNode }

function CouponForm({ answer, count, intent, words, children }: CouponFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form key={count} method="post" action={COUPONS_PATH} noValidate preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      {answer?.intent === intent && (
        <Callout tone="danger" role="alert">
          {answer.error}
        </Callout>
      )}
      <div className="desk-fields">{children}</div>
      <div>
        <Button type="submit" pending={isBusy}>
          {words}
        </Button>
      </div>
    </Form>
  )
}
