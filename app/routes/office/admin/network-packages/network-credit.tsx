// What is left to spend at a network, and the form for the least amount at which it sells.
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { NetworkForm, refusalOf } from './network-form.tsx'
import type { PackagesAnswer } from './packages-action.ts'
import type { PackagesView } from './read-packages.ts'

const copy = networkPackagesCopy.connected

type NetworkRow = PackagesView['networks']['connected'][number]

const inCurrency = (cents: number, currency: string) => copy.credit({ units: cents, divisor: 100, currency })

export function CreditCell({ credit, creditState, days, leastCents, isLeastSet }: NetworkRow) {
  return (
    <>
      {credit === null ? copy.noCredit : copy.credit(credit)}
      {creditState === 'empty' && <strong className="data-cell-more">{copy.empty}</strong>}
      {days !== null && <span className="data-cell-more">{copy.lasts(days)}</span>}
      {credit !== null && leastCents > 0 && (
        <span className="data-cell-more">{copy.stopsBelow(inCurrency(leastCents, credit.currency), isLeastSet)}</span>
      )}
    </>
  )
}

export function LeastCreditForm({
  network: { id, name, credit, creditState, leastCents, isLeastSet },
  answer,
}: {
  network: NetworkRow
  answer: PackagesAnswer | undefined
}) {
  const refused = refusalOf(answer, 'least-credit', { network: id })
  // Whatever stops a network can be undone here.
  if (credit === null && creditState !== 'empty') return null
  const stored = isLeastSet ? (leastCents / 100).toFixed(2) : ''
  return (
    <Disclosure id={`least-${id}`} title={copy.least(name)} open={refused !== undefined}>
      <NetworkForm
        intent="least-credit"
        fields={{ network: id }}
        refused={refused}
        words={copy.leastSave}
        pendingText={copy.leastSaving}
        look="secondary"
      >
        <p className="text-muted">{copy.leastText}</p>
        <div className="desk-fields">
          <TextField
            key={stored}
            name="least"
            label={copy.leastLabel(credit?.currency ?? null)}
            hint={copy.leastHint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            isOptional
            defaultValue={refused ? refused.typed['least'] : stored}
          />
        </div>
      </NetworkForm>
    </Disclosure>
  )
}
