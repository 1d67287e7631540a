import { Link } from 'react-router'
import { deskCopy, moveText } from '#app/copy/admin-desk.ts'
import { inboxCopy } from '#app/copy/inbox.ts'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { RANGE_DAYS, type RangeDays } from '#shop/figures/day-range.ts'
import type { ToLookAt } from '#shop/figures/view-to-look-at.ts'
import { FIGURES } from '#shop/figures/shop-figures.ts'
import { addDays, formatDay } from '#shop/values/date.ts'
import { momentText } from '#app/format/moment-text.ts'
import { deskOrderPath, deskPath } from '../desk-address.ts'
import { inboxPath } from '../inbox-address.ts'
import { RangeFigure, RevenueChart } from '#app/features/desk/range-figures.tsx'
import type { DeskPage, ShownMove } from './read-desk.ts'

const copy = deskCopy.overview
const GROUPED = new Intl.NumberFormat('en')

type OverviewTabProps = { overview: NonNullable<DeskPage['overview']>; days: RangeDays }

export function OverviewTab({
  overview: { range, timeZone, now, before, days: bars, waiting, moves },
  days,
}: OverviewTabProps) {
  return (
    <>
      <section className="page-part" aria-labelledby="overview">
        <h2 id="overview" className="text-3xl">
          {copy.heading}
        </h2>
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
      </section>
      <section className="page-part" aria-labelledby="right-now">
        <h2 id="right-now" className="text-2xl">
          {copy.now}
        </h2>
        <FigureCards>
          <MessagesNow messages={waiting.messages} />
          <CountNow view="stuck" count={waiting.orders.stuck} label={copy.stuck} note={copy.stuckNote} tone="warning" />
          <CountNow
            view="failed"
            count={waiting.orders.failed}
            label={copy.failed}
            note={copy.failedNote}
            tone="danger"
          />
          <CountNow
            view="review"
            count={waiting.orders.review}
            label={copy.review}
            note={copy.reviewNote}
            tone="warning"
          />
        </FigureCards>
      </section>
      <section className="desk-card" aria-label={copy.chart}>
        <RevenueChart bars={bars} now={now} days={days} />
      </section>
      <section className="desk-card" aria-labelledby="activity">
        <h2 id="activity" className="text-2xl">
          {copy.activity}
        </h2>
        {moves.length === 0 ? <p className="text-muted">{copy.noActivity}</p> : <Activity moves={moves} />}
      </section>
    </>
  )
}

type CountNowProps = {
  view: 'stuck' | 'failed' | 'review'
  count: number
  label: string
  note: string
  tone: 'warning' | 'danger'
}

function CountNow({ view, count, label, note, tone }: CountNowProps) {
  return (
    <FigureCard label={label} value={GROUPED.format(count)} notes={[note]} tone={count > 0 ? tone : 'plain'}>
      {count > 0 && (
        <Link
          to={deskPath({ tab: 'orders', view })}
          aria-label={`${copy.open}: ${label}`}
          className="link inline-flex min-h-11 items-center"
        >
          {copy.open}
        </Link>
      )}
    </FigureCard>
  )
}

function MessagesNow({ messages: { open, late } }: Pick<ToLookAt, 'messages'>) {
  return (
    <FigureCard
      label={inboxCopy.now}
      value={GROUPED.format(open)}
      notes={[inboxCopy.nowNote(late)]}
      tone={late > 0 ? 'danger' : open > 0 ? 'warning' : 'plain'}
    >
      {open > 0 && (
        <Link
          to={inboxPath()}
          aria-label={`${copy.open}: ${inboxCopy.now}`}
          className="link inline-flex min-h-11 items-center"
        >
          {copy.open}
        </Link>
      )}
    </FigureCard>
  )
}

function Activity({ moves }: { moves: ShownMove[] }) {
  return (
    <ol>
      {moves.map(({ id, at, move, orderId, data, zone, isTopUp, brandName }) => (
        <li key={id} className="desk-line desk-line-short">
          <Link to={deskOrderPath(orderId)} className="link justify-self-start py-1">
            {moveText(move)}
            <span className="sr-only">: {copy.activityOf(data, zone, isTopUp)}</span>
          </Link>
          <span className="desk-line-meta">
            {copy.activityOf(data, zone, isTopUp)} · {brandName} · <time dateTime={at}>{momentText(at)}</time>
          </span>
        </li>
      ))}
    </ol>
  )
}
