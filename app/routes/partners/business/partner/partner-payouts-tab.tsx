import { href } from 'react-router'
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { monthText, payoutsCopy as copy } from '#app/copy/partners/payouts.ts'
import { dayText } from '#app/format/moment-text.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { PAYOUT_TERMS } from '#shop/partners/payout/payout-terms.ts'
import { formatEuro } from '#values/money.ts'
import { NextPayout } from './next-payout.tsx'
import type { PayoutAnswer } from './payout-action.ts'
import { PayoutDetails } from './payout-form.tsx'
import type { PayoutsPage, ShownOwnPayout } from './read-payouts.ts'

type Props = { page: PayoutsPage; answer: PayoutAnswer | undefined }

// The next payout, past payouts, bank details, and monthly statements.
export function PartnerPayoutsTab({ page: { found, asked }, answer }: Props) {
  return (
    <>
      <HeadedPart id="payouts" heading={copy.heading} headingClass="text-3xl">
        <p className="text-muted">{copy.text(PAYOUT_TERMS.day, PAYOUT_TERMS.minimumCents)}</p>
        {found ? (
          <>
            <NextPayout next={found.next} />
            {found.vatBasis && <p className="text-muted">{copy.vat[found.vatBasis]}</p>}
          </>
        ) : (
          <p className="desk-card">{copy.none}</p>
        )}
      </HeadedPart>
      {found && (
        <>
          <PayoutDetails key={found.details?.changedAt} details={found.details} asked={asked} answer={answer} />
          <HeadedPart id="paid-out" heading={copy.list.heading}>
            {found.payouts.length === 0 ? (
              <p className="desk-card">{copy.list.none}</p>
            ) : (
              <DataTable caption={copy.list.caption} columns={PAID} rows={found.payouts} keyOf={({ id }) => id} />
            )}
          </HeadedPart>
          <HeadedPart id="statements" heading={copy.statements.heading}>
            <p className="text-muted">{copy.statements.text}</p>
            <DataTable
              caption={copy.statements.caption}
              columns={STATEMENTS}
              rows={found.months}
              keyOf={(month) => month}
            />
          </HeadedPart>
        </>
      )}
    </>
  )
}

const { columns } = copy.list

const stateOf = ({ endedAt, returnedAt }: ShownOwnPayout): string => {
  if (returnedAt !== null) return copy.list.returned(dayText(returnedAt))
  return endedAt === null ? copy.list.open : copy.list.paid(dayText(endedAt))
}

const PAID: Column<ShownOwnPayout>[] = [
  { name: 'month', heading: columns.month, isRowHeader: true, cell: ({ month }) => monthText(month) },
  { name: 'state', heading: columns.state, cell: stateOf },
  {
    name: 'to',
    heading: columns.to,
    cell: ({ iban }) => (
      <span translate="no" className="desk-mono">
        {iban}
      </span>
    ),
  },
  {
    name: 'amount',
    heading: columns.amount,
    isNumber: true,
    cell: ({ netCents, vatCents }) => formatEuro(netCents + vatCents),
  },
]

const Pdf = ({ month }: { month: string }) => (
  <a
    href={withQuery(href('/business-dashboard/statement.pdf'), { month })}
    download
    aria-label={copy.statements.pdfOf(monthText(month))}
    className="link inline-flex min-h-11 items-center"
  >
    {copy.statements.pdf}
  </a>
)

const STATEMENTS: Column<string>[] = [
  { name: 'month', heading: copy.statements.month, isRowHeader: true, cell: monthText },
  {
    name: 'files',
    heading: copy.statements.files,
    cell: (month) => (
      <span className="flex flex-wrap gap-4">
        <Pdf month={month} />
        <FileLinks
          path={withQuery(href('/business-dashboard/statement.csv'), { month })}
          label={copy.statements.csv}
          of={copy.statements.of(monthText(month))}
          look="link"
        />
      </span>
    ),
  },
]
