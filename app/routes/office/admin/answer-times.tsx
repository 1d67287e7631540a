// How long people waited for a first answer: the same figures in the inbox and among all others.
import type { ReactNode } from 'react'
import { answerTimesCopy as copy } from '#app/copy/support/answer-times.ts'
import { inboxCopy } from '#app/copy/office/inbox.ts'
import { durationText } from '#app/format/duration-text.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import type { AnswerTimesView } from '#shop/figures/report/view-answer-times.ts'
import { shareInTime, type AnswerTimes } from '#shop/support/inbox/answer-times.ts'
import { TICKET_KINDS } from '#shop/support/inbox/ticket.ts'

const GROUPED = new Intl.NumberFormat('en')
const timeText = (ms: number | null) => (ms === null ? copy.none : durationText(ms))
const shareText = (times: AnswerTimes) => {
  const share = shareInTime(times)
  return share === null ? '–' : `${share}%`
}

type Line = { name: string; times: AnswerTimes }
const numberColumn = (name: keyof typeof copy.columns, cell: (times: AnswerTimes) => string): Column<Line> => ({
  name,
  heading: copy.columns[name],
  isNumber: true,
  cell: ({ times }) => cell(times),
})
const COLUMNS: Column<Line>[] = [
  { name: 'kind', heading: copy.columns.kind, isRowHeader: true, cell: ({ name }) => name },
  numberColumn('written', ({ written }) => GROUPED.format(written)),
  numberColumn('share', shareText),
  numberColumn('late', ({ late }) => GROUPED.format(late)),
  numberColumn('closed', ({ closedUnanswered }) => GROUPED.format(closedUnanswered)),
  numberColumn('median', ({ medianMs }) => timeText(medianMs)),
  numberColumn('p95', ({ p95Ms }) => timeText(p95Ms)),
]

export function AnswerTimesPart({
  times: { now, before },
  children,
}: {
  times: AnswerTimesView
  children?: ReactNode
}) {
  const { inTime, late, answered, medianMs, p95Ms } = now.all
  const due = inTime + late
  const lines = [
    ...TICKET_KINDS.map((kind) => ({ name: inboxCopy.kindOf[kind], times: now[kind] })),
    { name: copy.all, times: now.all },
  ]
  return (
    <section className="page-part" aria-labelledby="answers">
      <div>
        <h2 id="answers" className="text-2xl">
          {copy.heading}
        </h2>
        <p className="pt-1 text-muted">{copy.text}</p>
        {children}
      </div>
      <FigureCards>
        <FigureCard
          label={copy.inTime}
          value={shareText(now.all)}
          notes={[due === 0 ? copy.nothingDue : copy.due(inTime, due), copy.was(shareText(before.all))]}
          tone={late > 0 ? 'warning' : 'plain'}
        />
        <FigureCard
          label={copy.median}
          value={timeText(medianMs)}
          notes={[copy.answered(answered), copy.was(timeText(before.all.medianMs))]}
        />
        <FigureCard
          label={copy.p95}
          value={timeText(p95Ms)}
          notes={[copy.answered(answered), copy.was(timeText(before.all.p95Ms))]}
        />
      </FigureCards>
      {now.all.written > 0 && (
        <DataTable caption={copy.byKind} columns={COLUMNS} rows={lines} keyOf={({ name }) => name} />
      )}
    </section>
  )
}
