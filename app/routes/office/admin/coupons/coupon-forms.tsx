// The forms of coupons: a new code, many single-use codes, or a code whose end and cap change.
import { href } from 'react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { couponsCopy as copy } from '#app/copy/office/coupons.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField, type TextFieldProps } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { DeskCard } from '../facts.tsx'
import { changePath, type ShownCoupon } from './coupon-tables.tsx'
import type { CouponAnswer, CouponIntent } from './coupon-action.ts'

type FormProps = { answer: CouponAnswer | undefined; count: number; today: string }

export function NewCoupon(props: FormProps) {
  const own = ownOf(props.answer, 'make')
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
          {...own('code')}
        />
        <Terms own={own} today={props.today}>
          <Cap name="maxRedemptions" own={own} />
        </Terms>
      </CouponForm>
    </DeskCard>
  )
}

export function NewBatch(props: FormProps) {
  const own = ownOf(props.answer, 'batch')
  return (
    <DeskCard id="new-codes" heading={copy.many.heading}>
      <CouponForm {...props} intent="batch" words={copy.many.save}>
        <TextField name="name" label={copy.many.name} required maxLength={60} {...own('name')} />
        <TextField name="count" label={copy.many.count} required inputMode="numeric" maxLength={4} {...own('count')} />
        <TextField
          name="prefix"
          label={copy.many.prefix}
          hint={copy.many.prefixHint}
          isOptional
          maxLength={12}
          autoCapitalize="characters"
          {...own('prefix')}
        />
        <Terms own={own} today={props.today} />
      </CouponForm>
    </DeskCard>
  )
}

type ChangeProps = Pick<FormProps, 'answer' | 'today'> & { coupon: ShownCoupon }

export function ChangedCoupon({ answer, today, coupon: { code, validUntil, maxRedemptions } }: ChangeProps) {
  const own = ownOf(answer, 'change')
  const isAnswered = answer?.intent === 'change'
  const ofCoupon = (name: 'validUntil' | 'maxRedemptions', now: string) => ({
    ...own(name),
    ...(!isAnswered && { defaultValue: now }),
  })
  return (
    <DeskCard id="change" heading={sentence(copy.change.heading(code), [code])}>
      <CouponForm
        answer={answer}
        count={0}
        intent="change"
        words={copy.change.save}
        fields={{ code }}
        action={changePath(code)}
      >
        <Day
          name="validUntil"
          label={copy.until}
          hint={copy.untilHint}
          min={today}
          {...ofCoupon('validUntil', validUntil ?? '')}
        />
        <TextField
          name="maxRedemptions"
          label={copy.maxRedemptions}
          inputMode="numeric"
          isOptional
          maxLength={7}
          {...ofCoupon('maxRedemptions', String(maxRedemptions ?? ''))}
        />
      </CouponForm>
    </DeskCard>
  )
}

type Own = (name: string) => { defaultValue: string; error: string | undefined }

/** A field's state after this form was submitted: its typed value and its problem. */
const ownOf =
  (answer: CouponAnswer | undefined, intent: CouponIntent): Own =>
  (name) => ({
    defaultValue: answer?.intent === intent ? (answer.typed[name] ?? '') : '',
    error: answer?.intent === intent && answer.field === name ? answer.error : undefined,
  })

/** `children` appear next to the amount. */
function Terms({ own, today, children }: { own: Own; today: string; children?: ReactNode }) {
  const { defaultValue: type, error } = own('type')
  return (
    <>
      <SelectField
        name="type"
        label={copy.type}
        options={Object.entries(copy.types)}
        defaultValue={type || 'percentage'}
        error={error}
      />
      <TextField
        name="value"
        label={copy.value}
        hint={copy.valueHint}
        inputMode="decimal"
        maxLength={10}
        {...own('value')}
      />
      {children}
      <div className="desk-fields col-span-full">
        <Day name="validFrom" label={copy.from} hint={copy.fromHint} min={today} {...own('validFrom')} />
        <Day name="validUntil" label={copy.until} hint={copy.untilHint} min={today} {...own('validUntil')} />
      </div>
      <Cap name="maxPerCustomer" own={own} />
      <Cap name="maxPerNetwork" own={own} />
    </>
  )
}

const Day = (day: TextFieldProps) => <TextField type="date" isOptional {...day} />

type CapName = 'maxRedemptions' | 'maxPerCustomer' | 'maxPerNetwork'

const Cap = ({ name, own }: { name: CapName; own: Own }) => (
  <TextField name={name} label={copy[name]} inputMode="numeric" isOptional maxLength={7} {...own(name)} />
)

type CouponFormProps = Omit<FormProps, 'today'> & {
  intent: CouponIntent
  words: string
  fields?: Record<string, string>
  action?: string
  children: ReactNode
}

function CouponForm({
  answer,
  count,
  intent,
  words,
  fields,
  action = href('/super-admin-dashboard/coupons'),
  children,
}: CouponFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useIsSending(intent)
  useEffect(() => {
    if (answer?.intent === intent) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer, intent])
  return (
    <IntentForm
      intent={intent}
      error={answer?.intent === intent && answer.field === null && answer.error}
      key={count}
      ref={form}
      fields={fields}
      action={action}
      noValidate
      className="grid gap-4"
    >
      <div className="desk-fields">{children}</div>
      <div>
        <Button type="submit" pending={isBusy}>
          {words}
        </Button>
      </div>
    </IntentForm>
  )
}
