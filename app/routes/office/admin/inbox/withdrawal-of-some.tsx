// A withdrawal that is carried out for some of several travelers: who they are, and then what goes back for them.
import { href } from 'react-router'
import { withdrawalCopy as copy } from '#app/copy/office/inbox.ts'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { Form } from '#app/forms/form.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { formatEuro } from '#values/money.ts'
import type { MessageAnswer } from './message-action.ts'
import { MessageForm } from './message-form.tsx'
import type { MessagePage } from './read-message.ts'

type Withdrawal = NonNullable<MessagePage['withdrawal']>
type Esim = Withdrawal['esims'][number]

/** Those who still have an eSIM. */
export const stillOut = ({ esims }: Pick<Withdrawal, 'esims'>): Esim[] => esims.filter(({ isGone }) => !isGone)

/** Whether they can't be decided about at once: some are used and others not, or a network is silent about one. */
export const isMixed = (withdrawal: Pick<Withdrawal, 'esims'>): boolean =>
  new Set(stillOut(withdrawal).map(({ isActivated }) => isActivated)).size > 1

const pageOf = (number: string) => href('/admin-dashboard/inbox/:number', { number })

const labelOf = ({ traveler, name, isActivated, hasEsim, shareCents }: Esim): string => {
  const state = !hasEsim ? copy.noEsim : isActivated === null ? copy.silent : isActivated ? copy.activated : copy.unused
  return `${copy.traveler(traveler, name)}: ${state}, ${copy.share(formatEuro(shareCents))}`
}

const Cancel = ({ number }: { number: string }) => (
  <LinkButton to={pageOf(number)} look="secondary">
    {copy.cancel}
  </LinkButton>
)

/** Those whose eSIM nobody used are chosen already. */
export function SomeForm({ page, withdrawal }: { page: MessagePage; withdrawal: Withdrawal }) {
  return (
    <Form method="get" action={`${pageOf(page.number)}#withdrawal`} className="grid gap-4">
      <h3 className="text-xl">{copy.someQuestion}</h3>
      <p>{copy.someText}</p>
      <input type="hidden" name="ask" value="refund" />
      <div className="grid gap-2">
        {stillOut(withdrawal).map((esim) => (
          <Checkbox
            key={esim.traveler}
            name="traveler"
            value={esim.traveler}
            defaultChecked={esim.isActivated === false}
            label={labelOf(esim)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{copy.next}</Button>
        <Cancel number={page.number} />
      </div>
    </Form>
  )
}

type RefundSomeProps = {
  page: MessagePage
  withdrawal: Withdrawal
  chosen: NonNullable<Withdrawal['chosen']>
  answer: MessageAnswer | undefined
}

/** The amount that is shown is the one that goes back. */
export function RefundSomeForm({ page, withdrawal, chosen: { travelers, cents }, answer }: RefundSomeProps) {
  if (cents === null)
    return (
      <div className="grid gap-3">
        <Callout tone="warning">{copy.notForSome}</Callout>
        <div>
          <Cancel number={page.number} />
        </div>
      </div>
    )
  const amount = cents > 0 ? formatEuro(cents) : null
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{copy.someTitle(amount)}</h3>
      <ul className="list-disc pl-6">
        {withdrawal.esims
          .filter(({ traveler }) => travelers.includes(traveler))
          .map((esim) => (
            <li key={esim.traveler}>{labelOf(esim)}</li>
          ))}
      </ul>
      <p>{amount === null ? copy.settleSomeText : copy.refundSomeText}</p>
      {withdrawal.order?.isWithBank && <Callout tone="warning">{deskOrderCopy.refund.disputed}</Callout>}
      <MessageForm
        page={page}
        intent="refund"
        answer={answer}
        fields={{ seenCents: String(cents), travelers: travelers.join(',') }}
        asked={travelers.map((traveler) => `&traveler=${traveler}`).join('')}
        words={amount === null ? copy.yesSome : copy.yesRefund(amount)}
        beside={<Cancel number={page.number} />}
      >
        <OwnProof asked={page.asked} error={answer?.isPasswordWrong ? answer.error : null} />
      </MessageForm>
    </div>
  )
}
