// /super-admin-dashboard/payouts: who is due, the run on the 10th, and the results of earlier ones.
import { useActionData, useLoaderData } from 'react-router'
import { payoutDeskCopy as copy } from '#app/copy/partners/payouts.ts'
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
import { PayerPart } from './payouts/payer-part.tsx'
import { answerPayouts, type PayoutsAnswer } from './payouts/payouts-action.ts'
import { RunsPart } from './payouts/runs-part.tsx'
import { shownPayouts, type ShownDue } from './payouts/shown-payouts.ts'
import type { Route } from './+types/payouts.ts'
import './catalog.css'

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
