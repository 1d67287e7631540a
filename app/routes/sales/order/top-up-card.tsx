import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { ExpiryDate } from '#app/features/esim-figures/expiry-date.tsx'
import { kindInText } from '#values/data-allowance.ts'
import { dataText, megabytesText } from '#app/format/megabytes-text.ts'
import type { ToppedUpBalance } from './read-order.ts'

const copy = topUpCopy.order.card

type TopUpCardProps = {
  order: OrderView
  topUp: NonNullable<OrderView['topUp']>
  balance: ToppedUpBalance | null
}

// What was added, and what the network says is on the eSIM now; there is nothing to install.
export function TopUpCard({ order, topUp, balance }: TopUpCardProps) {
  const { bundle, phase } = order
  const isAdded = order.steps.some(({ name, state }) => name === 'poll_for_top_up' && state === 'done')
  return (
    <section id="esim" aria-labelledby="esim-heading" className="order-card">
      <h2 id="esim-heading" className="text-2xl">
        {copy.heading(topUp.iccidEnd)}
      </h2>
      <dl className="order-lines">
        <div className="order-line">
          <dt>{copy.added}</dt>
          <dd>{copy.addedText(bundle.data, bundle.days)}</dd>
        </div>
      </dl>
      {phase === 'completed' ? (
        <NewBalance balance={balance} isCounted={kindInText(bundle.data) === 'total'} />
      ) : phase === 'failed' ? (
        <p className="text-muted">{isAdded ? copy.isAdded : copy.stopped}</p>
      ) : (
        <div className="grid gap-2">
          <Skeleton className="h-10 w-3/5" />
          <p className="text-muted">{copy.waiting}</p>
        </div>
      )}
      <p className="text-muted">{copy.nothingToDo}</p>
    </section>
  )
}

type NewBalanceProps = { balance: ToppedUpBalance | null; isCounted: boolean }

function NewBalance({ balance, isCounted }: NewBalanceProps) {
  if (!balance || (isCounted && balance.balanceMb === null)) return <p>{copy.unknown}</p>
  const { balanceMb, expiresAt } = balance
  return (
    <dl className="grid gap-4">
      {balanceMb !== null && (
        <div>
          <dt className="text-sm text-muted">{copy.balance}</dt>
          <dd>
            <span className="display figures block text-4xl">{copy.balanceNow(dataText(balanceMb))}</span>
            <span className="figures text-muted">{copy.exactly(megabytesText(balanceMb))}</span>
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">{topUpCopy.expiry}</dt>
        <dd>{expiresAt ? <ExpiryDate expiresAt={expiresAt} /> : topUpCopy.notActivated}</dd>
      </div>
    </dl>
  )
}
