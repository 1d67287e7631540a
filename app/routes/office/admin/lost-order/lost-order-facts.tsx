// What the network and the order's own ID tell of it.
import { lostOrderCopy } from '#app/copy/office/lost-order.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { sizeWords } from '#values/data-allowance.ts'
import { formatEuro } from '#values/money.ts'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import type { LostOrderPage, ShownPurchase } from './read-lost-order.ts'

const copy = lostOrderCopy.facts

export function LostOrderFacts({ page: { isTopUp, profiles, bought, state } }: { page: LostOrderPage }) {
  return (
    <DeskCard id="facts" heading={copy.heading}>
      <Facts>
        <Fact name={copy.profiles}>{isTopUp ? copy.topUp : profilesText(profiles)}</Fact>
        {bought && <BoughtFacts bought={bought} />}
      </Facts>
      {!bought && state === 'open' && <p>{copy.nobodys}</p>}
    </DeskCard>
  )
}

function profilesText(profiles: LostOrderPage['profiles']): string {
  if (!profiles) return copy.silent
  return profiles.length === 0 ? copy.none : profiles.map(({ end, isUsed }) => copy.profile(end, isUsed)).join('; ')
}

function BoughtFacts({ bought }: { bought: ShownPurchase }) {
  const { businessName, bundle, quantity, totalCents, today, before, balanceCents } = bought
  return (
    <>
      <Fact name={copy.business}>
        <Verbatim>{businessName}</Verbatim>
      </Fact>
      <Fact name={copy.bundle}>
        {bundle ? copy.bundleWords(quantity, sizeWords(bundle.data), bundle.zone, bundle.days) : copy.bundleGone}
      </Fact>
      <Fact name={copy.total}>
        <strong>{formatEuro(totalCents)}</strong>
        <span className="data-cell-more">{copy.totalNote}</span>
      </Fact>
      <Fact name={copy.before}>
        {before ? (
          <>
            {partsText(before.parts)}
            <span className="data-cell-more">
              <MomentIn words={lostOrderCopy.placed} at={before.at} />
            </span>
          </>
        ) : (
          copy.neverBefore
        )}
      </Fact>
      <Fact name={copy.today}>{today ? partsText(today) : copy.notOnSale}</Fact>
      <Fact name={copy.balance}>
        {formatEuro(balanceCents)}
        <span className="data-cell-more">{copy.after(balanceCents - totalCents)}</span>
      </Fact>
    </>
  )
}

const partsText = (parts: NonNullable<ShownPurchase['today']>): string =>
  copy.parts(parts.subtotalCents, parts.vatCents, parts.vatBasisPoints, parts.totalCents)
