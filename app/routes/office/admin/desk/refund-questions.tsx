// Asks before what cannot be undone: money that goes back, all of it or a part, with a warning where the buyer's bank has a say,
// and an eSIM that is taken back, with or without another one in its place.
import { href } from 'react-router'
import type { ReactNode } from 'react'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { alsoOfSwap, partRefundCopy, pointsOfSeveral } from '#app/copy/office/part-refund.ts'
import { replaceCopy } from '#app/copy/delivery/replace-esim.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { isStaffReason } from '#shop/sales/refund/part-refund.ts'
import { formatEuro } from '#values/money.ts'
import { DeskCard } from '../facts.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import type { DeskOrderPage } from './read-desk-order.ts'

const words = deskOrderCopy.refund
const ofPart = partRefundCopy

type QuestionProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

// Of a payment that did not match its order only the provider knows the sum.
export const amountText = (cents: number): string => (cents > 0 ? formatEuro(cents) : deskOrderCopy.actions.whatWasPaid)

/** Names the amount and what follows from it, before anything goes back. */
export function RefundQuestion({ page, answer }: QuestionProps) {
  const { alongCents, wholeCents } = page.money
  const amount = amountText(wholeCents)
  const points = page.party.length > 0 ? pointsOfSeveral(page.party.length + 1) : words.points
  return (
    <DeskCard id="refund" heading={words.heading(amount)}>
      <To page={page} />
      <WhatWentWrong answer={answer} intent="refund" />
      <Bank page={page} />
      <Decision
        page={page}
        intent="refund"
        points={alongCents > 0 ? [alsoOfSwap(formatEuro(alongCents)), ...points] : points}
        yes={words.yes(amount)}
        no={words.no}
        above={<Proofs page={page} answer={answer} intent="refund" />}
      />
    </DeskCard>
  )
}

const REASONS: [string, string][] = [
  ['', ofPart.reasonNone],
  ...Object.entries<string>(ofPart.reasons).filter(([reason]) => isStaffReason(reason)),
]

/** Asks how much of it, and why. */
export function PartQuestion({ page, answer }: QuestionProps) {
  const typed = answer?.intent === 'part' ? answer : null
  const errorOf = (field: 'amount' | 'reason') => (typed?.field === field ? typed.error : undefined)
  return (
    <DeskCard id="part" heading={ofPart.heading}>
      <To page={page} />
      <p>{ofPart.left(formatEuro(page.money.leftCents))}</p>
      <WhatWentWrong answer={answer} intent="part" />
      <Bank page={page} />
      <Decision
        page={page}
        intent="part"
        points={(page.money.isPrepaid ? ofPart.pointsOfBalance : ofPart.points)(page.esim !== null)}
        yes={ofPart.yes}
        no={words.no}
        above={
          <div className="grid max-w-md gap-4">
            <TextField
              name="amount"
              label={ofPart.amount}
              hint={ofPart.amountHint}
              inputMode="decimal"
              autoComplete="off"
              required
              maxLength={12}
              defaultValue={typed?.typed?.amount}
              error={errorOf('amount')}
            />
            <SelectField
              name="reason"
              label={ofPart.reason}
              options={REASONS}
              required
              defaultValue={typed?.typed?.reason ?? ''}
              error={errorOf('reason')}
            />
            <Proofs page={page} answer={answer} intent="part" />
          </div>
        }
      />
    </DeskCard>
  )
}

/** Asks before the eSIM goes back without its money. */
export function CancelQuestion({ page, answer }: QuestionProps) {
  const copy = deskOrderCopy.esim
  return (
    <DeskCard id="cancel" heading={copy.question}>
      <WhatWentWrong answer={answer} intent="cancel" />
      <Decision
        page={page}
        intent="cancel"
        points={copy.points}
        yes={copy.yes}
        no={copy.no}
        above={page.asked !== 'nothing' && <OwnProof asked={page.asked} error={passwordError(answer)} />}
      />
    </DeskCard>
  )
}

const REPLACE_REASONS: [string, string][] = [
  ['', replaceCopy.reasonNone],
  ...Object.entries<string>(replaceCopy.reasons),
]

/** Asks what is wrong with the eSIM before another one takes its place for nothing. */
export function ReplaceQuestion({ page, answer }: QuestionProps) {
  const copy = replaceCopy
  const typed = answer?.intent === 'replace' ? answer : null
  const topUps = page.bundle.topUpIds.length
  return (
    <DeskCard id="replace" heading={copy.heading}>
      <To page={page} />
      <WhatWentWrong answer={answer} intent="replace" />
      {topUps > 0 && <Callout tone="warning">{copy.topUps(topUps)}</Callout>}
      <Decision
        page={page}
        intent="replace"
        points={copy.points}
        yes={copy.yes}
        no={copy.no}
        above={
          <div className="grid max-w-md gap-4">
            <SelectField
              name="reason"
              label={copy.reason}
              options={REPLACE_REASONS}
              required
              defaultValue={typed?.typed?.reason ?? ''}
              error={typed?.field === 'reason' ? (typed.error ?? undefined) : undefined}
            />
            <OwnProof asked={page.asked} error={passwordError(answer)} />
          </div>
        }
      />
    </DeskCard>
  )
}

type Intent = 'refund' | 'part' | 'cancel' | 'replace'
type OfIntent = { answer: DeskOrderAnswer | undefined; intent: Intent }

// Problems of a field are shown next to it.
const WhatWentWrong = ({ answer, intent }: OfIntent) =>
  answer?.error && answer.intent === intent && !answer.isPasswordWrong && !answer.field ? (
    <Callout tone="danger" role="alert">
      {answer.error}
    </Callout>
  ) : null

function Bank({ page: { dispute } }: { page: DeskOrderPage }) {
  if (dispute === 'open') return <Callout tone="warning">{words.disputed}</Callout>
  return dispute === 'won' ? <Callout tone="info">{words.disputeWon}</Callout> : null
}

const To = ({ page: { customer, reference } }: { page: DeskOrderPage }) => (
  <p className="[overflow-wrap:anywhere]">{sentence(words.to(customer.name || customer.email, reference))}</p>
)

type DecisionProps = {
  page: DeskOrderPage
  intent: Intent
  points: readonly string[]
  yes: string
  no: string
  above: ReactNode
}

// What follows from it, and the two ways on. Money goes back as the amount that was shown.
const Decision = ({ page: { id, money }, intent, points, yes, no, above }: DecisionProps) => (
  <>
    <ul className="list-disc ps-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <ActForm
      orderId={id}
      intent={intent}
      fields={seenOf(intent, money)}
      above={above}
      beside={
        <LinkButton to={href('/admin-dashboard/orders/:orderId', { orderId: id })} look="secondary">
          {no}
        </LinkButton>
      }
    >
      {yes}
    </ActForm>
  </>
)

function seenOf(intent: Intent, { leftCents, wholeCents }: DeskOrderPage['money']): Record<string, string> {
  if (intent === 'refund') return { seenCents: String(wholeCents) }
  return intent === 'part' ? { seenCents: String(leftCents) } : {}
}

// That they know of the dispute, and that it is them.
function Proofs({ page, answer, intent }: { page: DeskOrderPage } & OfIntent) {
  const asksToKnow = page.dispute === 'open' || (answer?.intent === intent && answer.isDisputeUnseen === true)
  return (
    <div className="grid gap-3">
      {asksToKnow && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="knowsDispute" value="yes" required className="size-5 shrink-0 accent-solid" />
          {words.knowsDispute}
        </label>
      )}
      <OwnProof asked={page.asked} error={passwordError(answer)} />
    </div>
  )
}

const passwordError = (answer: DeskOrderAnswer | undefined) => (answer?.isPasswordWrong ? answer.error : null)
