// What an own-admin may do with an order; each press is one post, and a refund is asked for twice.
import { href } from 'react-router'
import type { ReactNode } from 'react'
import { installCopy } from '#app/copy/delivery/install.ts'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { refundLimit } from '#app/copy/office/part-refund.ts'
import { replaceCopy } from '#app/copy/delivery/replace-esim.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { formatEuro } from '#values/money.ts'
import { groupIccid } from '#values/iccid.ts'
import { ActForm } from './act-form.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import { amountText } from './refund-questions.tsx'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

const copy = deskOrderCopy.actions

type PartProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

export function OrderActions({ page, answer }: PartProps) {
  const { id, may, money, customer, dispute, parts, limit } = page
  const isAnything = may.retry || may.resend || may.refund || may.refundPart || limit
  return (
    <DeskCard id="actions" heading={copy.heading}>
      <Refusal
        says={answer?.intent !== 'reveal' && answer?.intent !== 'gift' && page.ask !== answer?.intent && answer?.error}
      />
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
        <Act text={dispute === 'open' ? deskOrderCopy.refund.disputed : copy.refundText(amountText(money.leftCents))}>
          <LinkButton to={`${href('/admin-dashboard/orders/:orderId', { orderId: id })}?ask=refund`} look="secondary">
            {copy.refund}
          </LinkButton>
        </Act>
      )}
      {may.refundPart && (
        <Act text={copy.partText(page.esim !== null)}>
          <LinkButton to={`${href('/admin-dashboard/orders/:orderId', { orderId: id })}?ask=part`} look="secondary">
            {copy.part}
          </LinkButton>
        </Act>
      )}
      {limit && (
        <p className="text-muted">
          {limit.mostCents === 0
            ? refundLimit.none
            : refundLimit.rest(formatEuro(limit.mostCents), formatEuro(limit.restCents))}
        </p>
      )}
      {parts.some(({ state }) => state === 'due') && <p className="text-muted">{copy.partRunning}</p>}
    </DeskCard>
  )
}

/** The states of an order whose eSIM has gone. */
const WITHOUT = ['canceled', 'replaced', 'refunded', 'dispute_lost']

export function EsimCodes({ page: { id, esim, may, can, state }, answer }: PartProps) {
  const words = deskOrderCopy.esim
  const shown = answer?.esim ?? null
  if (!esim) {
    return (
      <DeskCard id="esim" heading={words.heading}>
        <p className="text-muted">{WITHOUT.includes(state) ? words.none.anymore : words.none.yet}</p>
      </DeskCard>
    )
  }
  return (
    <DeskCard id="esim" heading={words.heading}>
      <Refusal says={answer?.intent === 'reveal' && answer.error} />
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
        {shown?.confirmationCode && (
          <Fact name={installCopy.confirmation.name}>
            <Code text={shown.confirmationCode} shown={shown.confirmationCode} />
          </Fact>
        )}
      </Facts>
      {may.replaceEsim && (
        <Act text={replaceCopy.actionText}>
          <LinkButton to={`${href('/admin-dashboard/orders/:orderId', { orderId: id })}?ask=replace`} look="secondary">
            {replaceCopy.action}
          </LinkButton>
        </Act>
      )}
      {may.cancelEsim && (
        <Act text={words.cancelText}>
          <LinkButton to={`${href('/admin-dashboard/orders/:orderId', { orderId: id })}?ask=cancel`} look="secondary">
            {words.cancel}
          </LinkButton>
        </Act>
      )}
      {shown ? (
        <p role="status" className="text-sm text-muted">
          {words.shown}
        </p>
      ) : can.codes ? (
        <Act text={words.showText}>
          <ActForm orderId={id} intent="reveal" look="secondary">
            {words.show}
          </ActForm>
        </Act>
      ) : null}
    </DeskCard>
  )
}

const Code = ({ text, shown }: { text: string; shown: string }) => (
  <span className="grid justify-items-start gap-1">
    <span translate="no" className="desk-mono">
      {shown}
    </span>
    <CopyButton text={text} isSmall />
  </span>
)

const Act = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-1">
    {children}
    <p className="text-sm text-muted [overflow-wrap:anywhere]">{sentence(text)}</p>
  </div>
)
