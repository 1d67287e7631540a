// A withdrawal: what was declared, how the order and its eSIMs stand, and the two ways in which it ends.
import { href } from 'react-router'
import { messageCopy, withdrawalCopy as copy } from '#app/copy/office/inbox.ts'
import { stateText } from '#app/copy/office/admin-desk.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { dataText } from '#app/format/megabytes-text.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { MOST_TEXT_CHARACTERS } from '#shop/support/inbox/ticket.ts'
import { formatEuro } from '#values/money.ts'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import { isMixed, RefundSomeForm, SomeForm, stillOut } from './withdrawal-of-some.tsx'
import type { MessageAnswer } from './message-action.ts'
import { MessageForm } from './message-form.tsx'
import type { MessagePage } from './read-message.ts'

type Withdrawal = NonNullable<MessagePage['withdrawal']>
type Esim = Withdrawal['esims'][number]
type PartProps = { page: MessagePage; withdrawal: Withdrawal; answer: MessageAnswer | undefined }

export function WithdrawalCard({ page, withdrawal, answer }: PartProps) {
  const { outcome, order, esims } = withdrawal
  return (
    <DeskCard id="withdrawal" heading={copy.heading}>
      <Facts>
        <Fact name={copy.declared}>
          <Moment at={withdrawal.receivedAt} />
        </Fact>
        <Fact name={copy.contract}>{withdrawal.contract}</Fact>
        <Fact name={copy.found}>{withdrawal.finding && copy.findings[withdrawal.finding]}</Fact>
        {order && (
          <>
            <Fact name={messageCopy.order}>
              <DeskState state={order.state} words={stateText(order.state)} />
            </Fact>
            {esims.map((esim) => (
              <Fact key={esim.traveler} name={esims.length === 1 ? copy.now : copy.nowOf(nameOf(esim))}>
                <EsimNow esim={esim} />
                {esims.length > 1 && ` · ${copy.share(formatEuro(esim.shareCents))}`}
              </Fact>
            ))}
            <Fact name={copy.delivery}>{order.wantsImmediateDelivery ? copy.asked : copy.notAsked}</Fact>
            <Fact name={copy.paid}>{order.refundsCents !== null && amountText(order.refundsCents)}</Fact>
          </>
        )}
        {outcome === null && (
          <Fact name={copy.dueBy}>
            <Moment at={withdrawal.dueBy} look="day" />
          </Fact>
        )}
      </Facts>
      <Verdict page={page} withdrawal={withdrawal} answer={answer} />
    </DeskCard>
  )
}

function Verdict({ page, withdrawal, answer }: PartProps) {
  const { outcome, refusal, decidedBy, decidedAt, order, refusals } = withdrawal
  if (outcome !== null) {
    const words = outcome === 'refused' ? copy.wasRefused : copy.carriedOut
    const by = decidedBy ?? messageCopy.someone
    return (
      <Callout
        tone={outcome === 'refused' ? 'info' : 'success'}
        title={decidedAt ? <MomentIn words={(at) => words(by, at)} at={decidedAt} /> : words(by, '')}
      >
        {refusal && copy.reasons[refusal]}
      </Callout>
    )
  }
  if (page.ask === 'some') return <SomeForm page={page} withdrawal={withdrawal} />
  if (page.ask === 'refund' && withdrawal.chosen)
    return <RefundSomeForm page={page} chosen={withdrawal.chosen} withdrawal={withdrawal} answer={answer} />
  if (page.ask === 'refund') return <RefundForm page={page} withdrawal={withdrawal} answer={answer} />
  if (page.ask === 'refuse') return <RefuseForm page={page} withdrawal={withdrawal} answer={answer} />
  return (
    <>
      {!order && <Callout tone="warning">{copy.unlinked}</Callout>}
      {order && refusals.length === 0 && <p>{isMixed(withdrawal) ? copy.mixed : copy.must}</p>}
      {order?.isWithBank && <Callout tone="warning">{deskOrderCopy.refund.disputed}</Callout>}
      <div className="flex flex-wrap gap-3">
        {order && (
          <LinkButton to={`${href('/admin-dashboard/inbox/:number', { number: page.number })}?ask=refund#withdrawal`}>
            {order.refundsCents === null ? copy.settle : copy.refund(amountText(order.refundsCents))}
          </LinkButton>
        )}
        {order && stillOut(withdrawal).length > 1 && (
          <LinkButton
            to={`${href('/admin-dashboard/inbox/:number', { number: page.number })}?ask=some#withdrawal`}
            look="secondary"
          >
            {copy.some}
          </LinkButton>
        )}
        {refusals.length > 0 && (
          <LinkButton
            to={`${href('/admin-dashboard/inbox/:number', { number: page.number })}?ask=refuse#withdrawal`}
            look="secondary"
          >
            {copy.refuse}
          </LinkButton>
        )}
      </div>
    </>
  )
}

// Of a payment that did not match its order only the provider knows the sum.
const amountText = (cents: number): string => (cents > 0 ? formatEuro(cents) : deskOrderCopy.actions.whatWasPaid)

const Cancel = ({ number }: { number: string }) => (
  <LinkButton to={href('/admin-dashboard/inbox/:number', { number })} look="secondary">
    {copy.cancel}
  </LinkButton>
)

function RefundForm({ page, withdrawal: { order, esims, nothingBack }, answer }: PartProps) {
  const cents = order?.refundsCents ?? null
  const amount = cents === null ? '' : amountText(cents)
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{cents === null ? copy.settleQuestion : copy.refundQuestion(amount)}</h3>
      <p>
        {cents === null
          ? copy.settleTexts[nothingBack]
          : order?.isShare
            ? copy.refundShareText
            : esims.length > 1
              ? copy.refundAllText
              : copy.refundText}
      </p>
      {order?.isWithBank && <Callout tone="warning">{deskOrderCopy.refund.disputed}</Callout>}
      <MessageForm
        page={page}
        intent="refund"
        answer={answer}
        fields={{ seenCents: String(cents ?? 0) }}
        words={cents === null ? copy.yesSettle : copy.yesRefund(amount)}
        beside={<Cancel number={page.number} />}
      >
        <OwnProof asked={page.asked} error={answer?.isPasswordWrong ? answer.error : null} />
      </MessageForm>
    </div>
  )
}

function RefuseForm({ page, withdrawal: { refusals }, answer }: PartProps) {
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{copy.refuseQuestion}</h3>
      <p>{copy.refuseText}</p>
      <MessageForm
        page={page}
        intent="refuse"
        answer={answer}
        words={copy.yesRefuse}
        beside={<Cancel number={page.number} />}
      >
        <SelectField
          name="refusal"
          label={copy.reason}
          required
          defaultValue={answer?.intent === 'refuse' ? answer.refusal : ''}
          options={[['', copy.choose], ...refusals.map((refusal) => [refusal, copy.reasons[refusal]] as const)]}
        />
        <TextArea
          name="text"
          label={copy.add}
          isOptional
          rows={4}
          maxLength={MOST_TEXT_CHARACTERS}
          defaultValue={answer?.intent === 'refuse' ? answer.text : ''}
        />
      </MessageForm>
    </div>
  )
}

const nameOf = ({ traveler, name }: Esim) => copy.traveler(traveler, name)

function EsimNow({ esim }: { esim: Esim }) {
  const { hasEsim, isActivated, balanceMb, expiresAt, isOver, isGone } = esim
  if (isGone) return <>{copy.gone}</>
  if (!hasEsim) return <>{copy.noEsim}</>
  if (isActivated === null) return <>{copy.silent}</>
  if (!isActivated) return <>{copy.unused}</>
  const left = balanceMb === null ? null : dataText(balanceMb)
  return expiresAt ? (
    <MomentIn words={(until) => copy.used(left, until, isOver)} at={expiresAt} />
  ) : (
    <>{copy.used(left, null, isOver)}</>
  )
}
