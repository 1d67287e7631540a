import { Link, href } from 'react-router'
import { deskCopy, moveText } from '#app/copy/office/admin-desk.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { FigureCards } from '#app/ui/figure-card.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { RANGE_DAYS, type RangeDays } from '#shop/figures/report/day-range.ts'
import { FIGURES } from '#shop/figures/report/shop-figures.ts'
import { addDays, formatDay } from '#values/date.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { deskPath } from '../desk-address.ts'
import { WaitingCards } from '../waiting-cards.tsx'
import { RangeFigure, RevenueChart } from '#app/features/desk/range-figures.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { DashboardPage, ShownMove } from './read-desk.ts'

const copy = deskCopy.overview
/** How much of what happened last is shown; the rest is folded. */
const IN_VIEW = 6

type OverviewTabProps = { overview: NonNullable<DashboardPage['overview']>; days: RangeDays }

export function OverviewTab({ overview, days }: OverviewTabProps) {
  const { range, timeZone, now, before, waiting, moves } = overview
  return (
    <>
      <WaitingCards waiting={waiting} />
      <HeadedPart id="overview" heading={copy.heading}>
        <LinkChips
          label={copy.ranges}
          chips={RANGE_DAYS.map((choice) => ({
            to: deskPath({ tab: 'overview', days: choice }),
            words: copy.range(choice),
            isCurrent: choice === days,
          }))}
        />
        <p className="text-sm text-muted">
          {copy.period(formatDay(range.from), formatDay(addDays(range.until, -1)), timeZone)}
        </p>
        <FigureCards>
          {FIGURES.map((name) => (
            <RangeFigure key={name} name={name} now={now} before={before} days={days} />
          ))}
        </FigureCards>
        <p>
          <Link to={href('/admin-dashboard/figures')} className="link inline-flex min-h-11 items-center">
            {copy.allFigures}
          </Link>
        </p>
      </HeadedPart>
      <section className="desk-card" aria-label={copy.chart}>
        <RevenueChart figures={overview} drawn={overview.drawn} days={days} />
      </section>
      <HeadedPart id="activity" heading={copy.activity} className="desk-card">
        {moves.length === 0 ? (
          <p className="text-muted">{copy.noActivity}</p>
        ) : (
          <Activity moves={moves.slice(0, IN_VIEW)} />
        )}
        {moves.length > IN_VIEW && (
          <Disclosure title={copy.earlierActivity(moves.length - IN_VIEW)}>
            <Activity moves={moves.slice(IN_VIEW)} />
          </Disclosure>
        )}
      </HeadedPart>
    </>
  )
}

function Activity({ moves }: { moves: ShownMove[] }) {
  return (
    <ol>
      {moves.map(({ id, at, move, orderId, reference, customer, data, zone, isTopUp, brandName }) => (
        <li key={id} className="desk-line desk-line-short">
          <Link to={href('/admin-dashboard/orders/:orderId', { orderId })} className="link justify-self-start py-1">
            {moveText(move)}
            <span className="sr-only">: {copy.activityOf(data, zone, isTopUp)}</span>
          </Link>
          <span className="desk-line-meta [overflow-wrap:anywhere]">
            {sentence(
              [shortReference(reference), customer, copy.activityOf(data, zone, isTopUp), brandName]
                .filter(Boolean)
                .join('\u00A0· '),
              [brandName],
            )}
            &nbsp;· <Moment at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
