// /super-admin-dashboard/payouts: who is due, the run on the 10th, and the results of earlier ones.
import { useActionData, useLoaderData, href } from 'react-router'
import { payoutDeskCopy as copy, payoutsCopy } from '#app/copy/partners/payouts.ts'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { readsAgain } from '#app/http/reads-again.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { formatEuro } from '#values/money.ts'
import { DeskPage } from './desk-page.tsx'
import { DeskCard } from './facts.tsx'
import { DuePart } from './payouts/due-part.tsx'
import { answerPayouts, type PayoutsAnswer } from './payouts/payouts-action.ts'
import { RunsPart } from './payouts/runs-part.tsx'
import { shownPayouts, type ShownDue, type PayoutsOnPage } from './payouts/shown-payouts.ts'
import type { Route } from './+types/payouts.ts'
import './catalog.css'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { BankFields } from '#app/features/payout/bank-fields.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = await readAsked(request, context, guardedUser(context))
  return { asked, ...shownPayouts(await context.get(shopContext).payouts.viewPayouts()) }
}

export const shouldRevalidate = readsAgain

export const action = answerPayouts

export default function Payouts() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<PayoutsAnswer>()
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <Refusal says={answer?.message} />
      <DuePart page={page} answer={answer} />
      {page.waiting.length > 0 && (
        <DeskCard id="waiting" heading={copy.waiting.heading}>
          <DataTable
            caption={copy.waiting.caption}
            columns={WAITING}
            rows={page.waiting}
            keyOf={({ businessId }) => businessId}
            isDense
          />
        </DeskCard>
      )}
      <RunsPart page={page} answer={answer} />
      <PayerPart page={page} answer={answer} />
    </DeskPage>
  )
}

const { columns } = copy.waiting

const WAITING: Column<ShownDue>[] = [
  { name: 'name', heading: columns.name, isRowHeader: true, cell: ({ name }) => name },
  { name: 'why', heading: columns.why, cell: ({ standing }) => copy.waiting.standing[standing] },
  { name: 'held', heading: columns.held, isNumber: true, cell: ({ heldCents }) => formatEuro(heldCents) },
  { name: 'payable', heading: columns.payable, isNumber: true, cell: ({ payableCents }) => formatEuro(payableCents) },
  { name: 'transit', heading: columns.transit, isNumber: true, cell: ({ transitCents }) => formatEuro(transitCents) },
]

// The account that partners are paid from.

const payerCopy = copy.payer

function PayerPart({ page: { payer, asked }, answer }: { page: PayoutsOnPage; answer: PayoutsAnswer | undefined }) {
  const own = answer?.intent === 'payer' ? answer : undefined
  return (
    <DeskCard id="payer" heading={payerCopy.heading}>
      <p>
        {payer ? `${payer.holder}, ${payoutsCopy.details.since(payer.iban, dayText(payer.changedAt))}` : payerCopy.none}
      </p>
      <Disclosure title={payer ? payerCopy.change : payerCopy.add} open={!payer || own !== undefined || undefined}>
        <IntentForm
          intent="payer"
          key={payer?.changedAt}
          action={href('/super-admin-dashboard/payouts')}
          noValidate
          className="grid max-w-md gap-4 pt-2"
        >
          <BankFields known={payer} typedHolder={own?.typedHolder} problem={own?.problem ?? null} />
          <OwnProof id="payer-proof" asked={asked} error={own?.isProofWrong ? own.message : undefined} />
          <div>
            <Button type="submit" look="secondary">
              {payerCopy.save}
            </Button>
          </div>
        </IntentForm>
      </Disclosure>
    </DeskCard>
  )
}
