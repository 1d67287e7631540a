// One report of a period: what it adds up to, its files, and its table; a phone folds it to one line.
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { reportsCopy as copy } from '#app/copy/figures/dashboards-platform.ts'
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'

type ReportCardProps = {
  report: string
  title: string
  text: string
  /** What its lines come to, for whoever sees it folded. */
  sum?: string
  /** The period of its files; null where there are none. */
  period: string | null
  /** What its lines stand for, where that can be chosen. */
  by?: string
  /** What it says instead of a table without lines. */
  empty: string | false
  children: ReactNode
}

export const ReportCard = ({ report, title, text, sum, period, by, empty, children }: ReportCardProps) => (
  <FoldCard id={`report-${report}`} title={title} aside={sum}>
    <div className="page-part">
      <p className="text-muted">{text}</p>
      {period !== null && (
        <FileLinks
          path={withQuery(href('/super-admin-dashboard/report.csv'), { report, period, by })}
          label={copy.download}
          of={title}
          look="small"
        />
      )}
      {empty ? <p>{empty}</p> : children}
    </div>
  </FoldCard>
)
