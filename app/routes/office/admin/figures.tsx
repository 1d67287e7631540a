// /admin-dashboard/figures: sales and deliveries over a range of days, beside those of another; charts drawn on the server.
import { useLoaderData } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { figuresCopy as copy } from '#app/copy/figures/figures.ts'
import { RangeFigure, RevenueChart } from '#app/features/desk/range-figures.tsx'
import { durationText } from '#app/format/duration-text.ts'
import { grouped } from '#app/format/grouped.ts'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { COMPARISONS, RANGE_DAYS } from '#shop/figures/report/day-range.ts'
import { FIGURES } from '#shop/figures/report/shop-figures.ts'
import { SPLITS } from '#shop/figures/report/view-shop-figures.ts'
import { addDays, formatDay } from '#values/date.ts'
import { AnswerTimesPart } from './answer-times.tsx'
import { DeskPage } from './desk-page.tsx'
import { figuresPath } from './figures-address.ts'
import { FunnelChart, SplitChart } from './figures/figure-tables.tsx'
import { readFigures, type FiguresPage } from './figures/read-figures.ts'
import type { Route } from './+types/figures.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => readFigures(request, context)

export default function Figures() {
  const page = useLoaderData<typeof loader>()
  const { address, now, before } = page
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <Choices page={page} />
      <HeadedPart id="sold" heading={copy.sold}>
        <FigureCards>
          {[...FIGURES, 'replacements' as const].map((name) => (
            <RangeFigure
              key={name}
              name={name}
              now={now}
              before={before}
              days={address.days}
              comparison={address.comparison}
            />
          ))}
          <Repeats page={page} />
          <Waits page={page} />
        </FigureCards>
      </HeadedPart>
      <AnswerTimesPart times={page.answerTimes} />
      <section className="desk-card" aria-label={deskCopy.overview.chart}>
        <RevenueChart figures={page} drawn={page.drawn.revenue} days={address.days} comparison={address.comparison} />
      </section>
      <div className="page-columns desk-columns">
        <FunnelChart page={page} />
        {SPLITS.map((split) => (
          <SplitChart key={split} page={page} split={split} />
        ))}
      </div>
    </DeskPage>
  )
}

function Choices({ page: { address, range, earlier, timeZone } }: { page: FiguresPage }) {
  const { period, range: rangeWords, ranges } = deskCopy.overview
  const dayBefore = (day: typeof range.until) => formatDay(addDays(day, -1))
  return (
    <>
      <LinkChips
        label={ranges}
        chips={RANGE_DAYS.map((days) => ({
          to: figuresPath({ ...address, days }),
          words: rangeWords(days),
          isCurrent: days === address.days,
        }))}
      />
      <LinkChips
        label={copy.comparisons}
        chips={COMPARISONS.map((comparison) => ({
          to: figuresPath({ ...address, comparison }),
          words: copy.compared[comparison],
          isCurrent: comparison === address.comparison,
        }))}
      />
      <p className="text-sm text-muted">
        {period(formatDay(range.from), dayBefore(range.until), timeZone)}.{' '}
        {copy.against(formatDay(earlier.from), dayBefore(earlier.until))}
      </p>
    </>
  )
}

function Repeats({ page: { now, before } }: { page: FiguresPage }) {
  const share = now.orders === 0 ? 0 : Math.round((now.repeats / now.orders) * 100)
  const notes = [copy.ofOrders(share), copy.was(grouped(before.repeats))]
  return <FigureCard label={copy.repeatShare} value={grouped(now.repeats)} notes={notes} />
}

const waitText = (ms: number | undefined) => (ms === undefined ? copy.noWaits : durationText(ms))

function Waits({ page: { waits } }: { page: FiguresPage }) {
  return (
    <>
      <FigureCard
        label={copy.median}
        value={waitText(waits.now?.medianMs)}
        notes={[copy.was(waitText(waits.before?.medianMs)), copy.waitNote]}
      />
      <FigureCard
        label={copy.p95}
        value={waitText(waits.now?.p95Ms)}
        notes={[copy.was(waitText(waits.before?.p95Ms)), copy.waitNote]}
      />
    </>
  )
}
