// What an own-admin may do with an order; each press is one post, and a refund is asked for twice.
import { href } from 'react-router'
import type { ReactNode } from 'react'
import { correctCopy, papersCopy } from '#app/copy/office/correct-order.ts'
import { glanceCopy } from '#app/copy/office/order-glance.ts'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { refundLimit } from '#app/copy/office/part-refund.ts'
import { replaceCopy } from '#app/copy/delivery/replace-esim.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { formatEuro } from '#values/money.ts'
import { ActForm } from './act-form.tsx'
import { amountText } from './refund-questions.tsx'
import { DeskCard } from '../facts.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

const copy = deskOrderCopy.actions

/** Most likely first; what is rare, or hard to take back, is folded. What the order needs first stands above all of it. */
export function OrderActions({ page }: { page: DeskOrderPage }) {
  const { may, money, customer, dispute, parts, limit, next } = page
  const hasRetry = may.retry && next?.kind !== 'retry'
  // What runs by itself needs no press yet; it comes last.
  const isRunning = page.state !== 'failed' && page.state !== 'stuck'
  const isAnything = hasRetry || may.resend || may.replaceEsim || may.refund || may.refundPart || limit
  return (
    <DeskCard id="actions" heading={copy.heading}>
      {!isAnything && <p className="text-muted">{copy.none}</p>}
      {hasRetry && !isRunning && <Retry page={page} />}
      {may.resend && (
        <Act text={copy.resendText(customer.email)}>
          <ActForm orderId={page.id} intent="resend" look="secondary" isSmall>
            {copy.resend}
          </ActForm>
        </Act>
      )}
      {may.replaceEsim && <Ask page={page} name="replace" words={replaceCopy.action} text={replaceCopy.actionText} />}
      {may.refund && (
        <Ask
          page={page}
          name="refund"
          words={copy.refund}
          text={dispute === 'open' ? deskOrderCopy.refund.disputed : copy.refundText(amountText(money.wholeCents))}
        />
      )}
      {may.refundPart && <Ask page={page} name="part" words={copy.part} text={copy.partText(page.esim !== null)} />}
      {limit && (
        <p className="text-muted">
          {limit.mostCents === 0
            ? refundLimit.none
            : refundLimit.rest(formatEuro(limit.mostCents), formatEuro(limit.restCents))}
        </p>
      )}
      {hasRetry && isRunning && <Retry page={page} />}
      {parts.some(({ state }) => state === 'due') && <p className="text-muted">{copy.partRunning}</p>}
      <MoreActions page={page} />
    </DeskCard>
  )
}

const Retry = ({ page: { id } }: { page: DeskOrderPage }) => (
  <Act text={copy.retryText}>
    <ActForm orderId={id} intent="retry" look="secondary" isSmall>
      {copy.retry}
    </ActForm>
  </Act>
)

function MoreActions({ page }: { page: DeskOrderPage }) {
  const { may, ask } = page
  if (!may.cancelEsim && !may.correct && !may.correctPapers) return null
  const { cancel, cancelText } = deskOrderCopy.esim
  return (
    <Disclosure title={glanceCopy.more.acts}>
      <div className="grid gap-3 pt-1">
        {may.correct && ask !== 'correct' && <Ask page={page} name="correct" words={correctCopy.action} />}
        {may.correctPapers && ask !== 'papers' && <Ask page={page} name="papers" words={papersCopy.action} />}
        {may.cancelEsim && <Ask page={page} name="cancel" words={cancel} text={cancelText} />}
      </div>
    </Disclosure>
  )
}

type AskProps = { page: DeskOrderPage; name: NonNullable<DeskOrderPage['ask']>; words: string; text?: string }

const Ask = ({ page: { id }, name, words, text }: AskProps) => (
  <Act text={text}>
    <LinkButton
      to={`${href('/admin-dashboard/orders/:orderId', { orderId: id })}?ask=${name}`}
      look="secondary"
      isSmall
    >
      {words}
    </LinkButton>
  </Act>
)

const Act = ({ text, children }: { text?: string | undefined; children: ReactNode }) => (
  <div className="grid justify-items-start gap-1">
    {children}
    {text && <p className="text-sm text-muted [overflow-wrap:anywhere]">{sentence(text)}</p>}
  </div>
)
