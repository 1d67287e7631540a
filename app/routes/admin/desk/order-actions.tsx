// What an own-admin may do with an order; each press is one post, and a refund is asked for twice.
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { deskOrderCopy } from '#app/copy/admin-order.ts'
import { Button, LinkButton, type ButtonLook } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { groupIccid } from '#shop/values/iccid.ts'
import { formatEuro } from '#shop/values/money.ts'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { deskOrderPath } from '../desk-address.ts'
import type { DeskOrderAnswer, DeskOrderIntent } from './desk-order-action.ts'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

const copy = deskOrderCopy.actions

type PartProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

export function OrderActions({ page, answer }: PartProps) {
  const { id, may, money, customer, review } = page
  const isAnything = may.retry || may.resend || may.refund
  return (
    <DeskCard id="actions" heading={copy.heading}>
      {answer?.error && answer.intent !== 'reveal' && page.ask !== answer.intent && (
        <Callout tone="danger" role="alert">
          {answer.error}
        </Callout>
      )}
      {!isAnything && <p className="text-muted">{copy.none}</p>}
      {may.retry && (
        <Act text={copy.retryText}>
          <ActForm orderId={id} intent="retry">
            {copy.retry}
          </ActForm>
        </Act>
      )}
      {may.resend && (
        <Act text={copy.resendText(customer.email)}>
          <ActForm orderId={id} intent="resend" look="secondary">
            {copy.resend}
          </ActForm>
        </Act>
      )}
      {may.refund && (
        <Act text={review?.isWithBank ? deskOrderCopy.refund.disputed : copy.refundText(amountText(money.leftCents))}>
          <LinkButton to={`${deskOrderPath(id)}?ask=refund`} look="secondary" prefetch="none">
            {copy.refund}
          </LinkButton>
        </Act>
      )}
    </DeskCard>
  )
}

// Of a payment that did not match its order only the provider knows the sum.
const amountText = (cents: number): string => (cents > 0 ? formatEuro(cents) : copy.whatWasPaid)

/** Names the amount and what follows from it, before anything goes back. */
export function RefundQuestion({ page, answer }: PartProps) {
  const { id, money, customer, reference, review, asksPassword } = page
  const words = deskOrderCopy.refund
  const amount = amountText(money.leftCents)
  return (
    <DeskCard id="refund" heading={words.heading(amount)}>
      <p className="[overflow-wrap:anywhere]">{words.to(customer.name || customer.email, reference)}</p>
      {answer?.error && answer.intent === 'refund' && !answer.isPasswordWrong && (
        <Callout tone="danger" role="alert">
          {answer.error}
        </Callout>
      )}
      {review?.isWithBank && <Callout tone="warning">{words.disputed}</Callout>}
      <ul className="list-disc ps-5">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <ActForm
          orderId={id}
          intent="refund"
          fields={{ seenCents: String(money.leftCents) }}
          above={asksPassword && <OwnPassword error={answer?.isPasswordWrong ? answer.error : null} />}
        >
          {words.yes(amount)}
        </ActForm>
        <LinkButton to={deskOrderPath(id)} look="secondary">
          {words.no}
        </LinkButton>
      </div>
    </DeskCard>
  )
}

const OwnPassword = ({ error }: { error: string | null }) => (
  <PasswordField
    id="own-password"
    name="password"
    label={deskOrderCopy.refund.password}
    hint={deskOrderCopy.refund.passwordHint}
    autoComplete="current-password"
    error={error ?? undefined}
  />
)

export function EsimCodes({ page: { id, esim }, answer }: PartProps) {
  const words = deskOrderCopy.esim
  const shown = answer?.esim ?? null
  if (!esim) {
    return (
      <DeskCard id="esim" heading={words.heading}>
        <p className="text-muted">{words.none}</p>
      </DeskCard>
    )
  }
  return (
    <DeskCard id="esim" heading={words.heading}>
      {answer?.error && answer.intent === 'reveal' && (
        <Callout tone="danger" role="alert">
          {answer.error}
        </Callout>
      )}
      <Facts>
        <Fact name={words.number}>
          {shown ? <Code text={shown.iccid} shown={groupIccid(shown.iccid)} /> : words.ending(esim.iccidEnd)}
        </Fact>
        <Fact name={words.code}>
          {shown?.activationCode ? (
            <Code text={shown.activationCode} shown={shown.activationCode} />
          ) : (
            esim.hasCode && words.hidden
          )}
        </Fact>
      </Facts>
      {shown ? (
        <p role="status" className="text-sm text-muted">
          {words.shown}
        </p>
      ) : (
        <Act text={words.showText}>
          <ActForm orderId={id} intent="reveal" look="secondary">
            {words.show}
          </ActForm>
        </Act>
      )}
    </DeskCard>
  )
}

const Code = ({ text, shown }: { text: string; shown: string }) => (
  <span className="grid justify-items-start gap-1">
    <span className="desk-mono">{shown}</span>
    <CopyButton text={text} isSmall />
  </span>
)

const Act = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-1">
    {children}
    <p className="text-sm text-muted [overflow-wrap:anywhere]">{text}</p>
  </div>
)

type ActFormProps = {
  orderId: string
  intent: DeskOrderIntent
  look?: ButtonLook
  fields?: Record<string, string>
  /** Fields that somebody fills in. */
  above?: ReactNode
  children: ReactNode
}

export function ActForm({ orderId, intent, look, fields = {}, above, children }: ActFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={deskOrderPath(orderId)} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {above && <div className="pb-3">{above}</div>}
      <Button type="submit" look={look} pending={isBusy} pendingText={copy.sending}>
        {children}
      </Button>
    </Form>
  )
}
