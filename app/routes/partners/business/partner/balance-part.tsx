// The prepaid balance of the business: what is left, a form to top it up, and every movement.
import { movementWords } from '#app/copy/partners/payouts.ts'
import { balanceCopy as copy } from '#app/copy/partners/prepaid.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sizeWords } from '#values/data-allowance.ts'
import { formatEuro } from '#values/money.ts'
import type { BalanceAnswer } from './balance-action.ts'
import { partnerPath } from './partner-address.ts'
import type { ShownBalance, ShownBalanceEntry } from './read-balance-page.ts'

const HERE = partnerPath({ tab: 'balance' })

export function BalancePart({ balance, answer }: { balance: ShownBalance; answer: BalanceAnswer | undefined }) {
  const { balanceCents, terms, came } = balance
  const isLow = balanceCents < terms.lowCents
  return (
    <>
      <HeadedPart id="balance" heading={copy.heading} headingClass="text-3xl">
        <p className="text-muted">{copy.text}</p>
        {came && (
          <Callout tone={came === 'arrived' ? 'success' : 'info'} role="status">
            {copy.arrived[came]}
          </Callout>
        )}
        <FigureCards>
          <FigureCard
            label={copy.left}
            value={formatEuro(balanceCents)}
            notes={[balanceCents < 0 ? copy.negative : copy.leftNote(terms.lowCents)]}
            tone={isLow && balance.entries.length > 0 ? 'warning' : 'plain'}
          />
        </FigureCards>
      </HeadedPart>
      <DepositForm balance={balance} answer={answer?.intent === 'deposit' ? answer : undefined} />
    </>
  )
}

function DepositForm({ balance, answer }: { balance: ShownBalance; answer: BalanceAnswer | undefined }) {
  const isBusy = useIsSending('deposit')
  const { deposit } = copy
  const { terms, billing, attempt } = balance
  return (
    <HeadedPart id="deposit" heading={deposit.heading} headingClass="text-xl" className="desk-card">
      <p className="text-muted">{deposit.text}</p>
      <Refusal says={answer?.message} />
      {billing ? (
        <IntentForm
          preventScrollReset={false}
          intent="deposit"
          fields={{ attempt }}
          action={HERE}
          noValidate
          className="grid max-w-md gap-4"
        >
          <TextField
            name="amount"
            label={deposit.amount}
            hint={deposit.amountHint(terms.leastCents, terms.mostCents)}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={answer?.values['amount'] ?? '100'}
            error={answer?.fields.amount}
          />
          <div>
            <Button type="submit" pending={isBusy} pendingText={deposit.sending}>
              {deposit.button}
            </Button>
          </div>
        </IntentForm>
      ) : (
        <p>{deposit.billingFirst}</p>
      )}
    </HeadedPart>
  )
}

/** Every movement of the balance. */
export function BalanceMovements({ balance: { entries, older, isPaged } }: { balance: ShownBalance }) {
  const { movements } = copy
  return (
    <HeadedPart id="movements" heading={movements.heading}>
      {entries.length === 0 ? (
        <p className="desk-card">{movements.none}</p>
      ) : (
        <DataTable caption={movements.caption} columns={COLUMNS} rows={entries} keyOf={({ id }) => String(id)} />
      )}
      <Pager
        label={movements.pages}
        previous={isPaged ? { to: HERE, words: movements.newest } : null}
        next={
          older === null ? null : { to: partnerPath({ tab: 'balance', before: String(older) }), words: movements.older }
        }
      />
    </HeadedPart>
  )
}

const { columns } = copy.movements

const COLUMNS: Column<ShownBalanceEntry>[] = [
  { name: 'at', heading: columns.at, isRowHeader: true, cell: ({ at }) => <Moment at={at} /> },
  { name: 'what', heading: columns.what, cell: ({ kind }) => movementWords[kind] },
  {
    name: 'order',
    heading: columns.order,
    cell: ({ order, data, zone }) => (
      <>
        <span translate="no" className="desk-mono">
          {order}
        </span>
        {data !== '' && <span className="data-cell-more">{`${sizeWords(data)}, ${zone}`}</span>}
      </>
    ),
  },
  { name: 'amount', heading: columns.amount, isNumber: true, cell: ({ cents }) => formatEuro(cents) },
]
