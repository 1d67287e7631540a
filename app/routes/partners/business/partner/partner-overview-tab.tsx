import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { PARTNER_FIGURES, partnerCopy } from '#app/copy/partners/dashboards-business.ts'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import type { EsimHealth } from '#shop/delivery/alert/esim-health-store.ts'
import { RANGE_DAYS, type RangeDays } from '#shop/figures/report/day-range.ts'
import { addDays, formatDay } from '#values/date.ts'
import { RangeFigure, RevenueChart } from '#app/features/desk/range-figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { partnerPath } from './partner-address.ts'
import type { ShownBusiness, ShownFigures } from './read-partner.ts'

const copy = partnerCopy.overview
const range = deskCopy.overview
const GROUPED = new Intl.NumberFormat('en')

type PartnerOverviewTabProps = {
  business: ShownBusiness
  figures: ShownFigures
  days: RangeDays
  isAdmin: boolean
}

export function PartnerOverviewTab({ business, figures, days, isAdmin }: PartnerOverviewTabProps) {
  const { now, before } = figures
  return (
    <>
      {!business.hasSold && <FirstSteps business={business} isAdmin={isAdmin} />}
      <HeadedPart id="overview" heading={copy.heading} headingClass="text-3xl">
        <LinkChips
          label={range.ranges}
          chips={RANGE_DAYS.map((choice) => ({
            to: partnerPath({ days: choice }),
            words: range.range(choice),
            isCurrent: choice === days,
          }))}
        />
        <p className="text-sm text-muted">
          {range.period(formatDay(figures.range.from), formatDay(addDays(figures.range.until, -1)), figures.timeZone)}
        </p>
        <FigureCards>
          {PARTNER_FIGURES.map((name) => (
            <RangeFigure key={name} name={name} now={now} before={before} days={days} />
          ))}
        </FigureCards>
      </HeadedPart>
      <section className="desk-card" aria-label={range.chart}>
        <RevenueChart figures={figures} drawn={figures.drawn} days={days} />
      </section>
      <Health esims={figures.esims} />
    </>
  )
}

const STATUSES = [
  'active',
  'low',
  'notActivated',
  'depleted',
  'expired',
  'unread',
] as const satisfies (keyof EsimHealth)[]

function Health({ esims }: { esims: EsimHealth }) {
  const isEmpty = STATUSES.every((status) => esims[status] === 0)
  return (
    <HeadedPart id="esims" heading={copy.esims}>
      <p className="text-muted">{isEmpty ? copy.noEsims : copy.esimsText}</p>
      {!isEmpty && (
        <FigureCards>
          {STATUSES.map((status) => (
            <FigureCard
              key={status}
              label={copy.health[status]}
              value={GROUPED.format(esims[status])}
              notes={[copy.healthNotes[status]]}
              tone={esims[status] > 0 && (status === 'low' || status === 'depleted') ? 'warning' : 'plain'}
            />
          ))}
        </FigureCards>
      )}
    </HeadedPart>
  )
}
