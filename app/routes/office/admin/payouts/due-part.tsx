// Who the next run pays, and the run itself.
import { href } from 'react-router'
import { payoutDeskCopy } from '#app/copy/partners/payouts.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { formatDay } from '#values/date.ts'
import { formatEuro } from '#values/money.ts'
import { DeskCard } from '../facts.tsx'
import type { PayoutsAnswer } from './payouts-action.ts'
import { ACCOUNT_OF, INVOICE_OF, PAYER_SINCE } from './payout-field-names.ts'
import type { PayoutsOnPage, ShownDue } from './shown-payouts.ts'

const copy = payoutDeskCopy.due

type Props = { page: PayoutsOnPage; answer: PayoutsAnswer | undefined }

export function DuePart({ page, answer }: Props) {
  const { due, isMonthDone, nextDay, payer } = page
  return (
    <DeskCard id="due" heading={copy.heading}>
      {isMonthDone && <p>{copy.done(formatDay(nextDay))}</p>}
      {due.length === 0 && <p className="text-muted">{copy.none}</p>}
      {due.length > 0 && !payer && (
        <DataTable
          caption={copy.caption}
          columns={columnsOf()}
          rows={due}
          keyOf={({ businessId }) => businessId}
          isDense
        />
      )}
      {!payer && <p>{payoutDeskCopy.payer.none}</p>}
      {due.length > 0 && payer && <RunForm page={page} answer={answer} />}
    </DeskCard>
  )
}

function RunForm({ page: { due, isMonthDone, seenCents, payer, executionOn, asked }, answer }: Props) {
  const intent = isMonthDone ? 'make_more' : 'make'
  const isBusy = useIsSending(intent)
  const own = answer?.intent === intent ? answer : undefined
  return (
    <IntentForm
      intent={intent}
      fields={{ seenCents, [PAYER_SINCE]: payer?.changedAt ?? '' }}
      action={href('/super-admin-dashboard/payouts')}
      noValidate
      className="grid gap-4"
    >
      {due.map(({ businessId, account }) => (
        <input key={businessId} type="hidden" name={ACCOUNT_OF + businessId} value={account?.changedAt ?? ''} />
      ))}
      <DataTable
        caption={copy.caption}
        columns={[...columnsOf(answer?.changedOf), INVOICE]}
        rows={due}
        keyOf={({ businessId }) => businessId}
        isDense
      />
      {due.some(({ standing }) => standing === 'invoice_missing') && <p>{copy.invoiceHint}</p>}
      {isMonthDone && <p>{copy.missed}</p>}
      <p>{copy.text(formatDay(executionOn))}</p>
      <div className="grid max-w-md gap-4">
        {isMonthDone && (
          <TextField
            name="reason"
            label={copy.reason}
            hint={copy.reasonHint}
            required
            maxLength={300}
            autoComplete="off"
            defaultValue={own?.typedReason}
            error={own?.problem === 'reason_missing' ? own.message : undefined}
          />
        )}
        <OwnProof id="make-proof" asked={asked} error={own?.isProofWrong ? own.message : undefined} />
        <div>
          <Button type="submit" pending={isBusy} pendingText={copy.wait}>
            {isMonthDone ? copy.makeMore : copy.make}
          </Button>
        </div>
      </div>
    </IntentForm>
  )
}

const { columns } = copy

const columnsOf = (changedOf: readonly string[] = []): Column<ShownDue>[] => [
  { name: 'name', heading: columns.name, isRowHeader: true, cell: ({ name }) => <Verbatim>{name}</Verbatim> },
  {
    name: 'to',
    heading: columns.to,
    cell: ({ businessId, account }) =>
      account && (
        <>
          {account.holder}
          <span translate="no" className="data-cell-more desk-mono">
            {account.iban}
          </span>
          <span className="data-cell-more">{dayText(account.changedAt)}</span>
          {changedOf.includes(businessId) && (
            <span className="ps-2 font-semibold text-danger">{copy.accountChanged}</span>
          )}
        </>
      ),
  },
  { name: 'amount', heading: columns.amount, isNumber: true, cell: ({ payableCents }) => formatEuro(payableCents) },
  {
    name: 'vat',
    heading: columns.vat,
    isNumber: true,
    cell: ({ vatCents, vatUnconfirmedAt }) => (
      <>
        {formatEuro(vatCents)}
        {vatUnconfirmedAt && <span className="data-cell-more">{copy.vatUnconfirmed(dayText(vatUnconfirmedAt))}</span>}
      </>
    ),
  },
]

const INVOICE: Column<ShownDue> = {
  name: 'invoice',
  heading: columns.invoice,
  cell: ({ businessId, name, standing }) =>
    standing === 'invoice_missing' ? (
      <input
        name={INVOICE_OF + businessId}
        aria-label={copy.invoiceOf(name)}
        maxLength={40}
        autoComplete="off"
        className="field-input data-input"
      />
    ) : (
      copy.noInvoice
    ),
}
