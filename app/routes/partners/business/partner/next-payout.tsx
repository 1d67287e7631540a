import { Link } from 'react-router'
import { payoutsCopy } from '#app/copy/partners/payouts.ts'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { formatDay } from '#values/date.ts'
import { formatEuro } from '#values/money.ts'
import { partnerPath } from './partner-address.ts'
import type { PayoutForecast } from './read-payouts.ts'

const copy = payoutsCopy.next
const CALM = ['due', 'nothing', 'below_minimum']

/** The next payout, and what prevents it. */
export function NextPayout({ next }: { next: PayoutForecast }) {
  const { standing, payableCents, vatCents, transitCents, nextDay } = next
  return (
    <FigureCards>
      <FigureCard
        label={copy.amount}
        value={formatEuro(payableCents)}
        notes={[...(vatCents > 0 ? [copy.vat(formatEuro(vatCents))] : []), copy.standing[standing]]}
        tone={CALM.includes(standing) ? 'plain' : 'warning'}
      />
      <FigureCard label={copy.day} value={formatDay(nextDay)} notes={[]} />
      {transitCents > 0 && (
        <FigureCard label={copy.transit} value={formatEuro(transitCents)} notes={[copy.transitNote]} />
      )}
    </FigureCards>
  )
}

/** The same in short, with the way to the rest. */
export function NextPayoutCard({ next: { standing, nextDay } }: { next: PayoutForecast }) {
  return (
    <HeadedPart id="next-payout" heading={copy.heading} headingClass="text-xl" className="desk-card">
      <p>
        {formatDay(nextDay)}. {copy.standing[standing]}
      </p>
      <p>
        <Link to={partnerPath({ tab: 'payouts' })} className="link inline-flex min-h-11 items-center">
          {copy.link}
        </Link>
      </p>
    </HeadedPart>
  )
}
