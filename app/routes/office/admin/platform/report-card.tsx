// One report of a period: what it adds up to, its files, and its table, folded to one line; without a fold, a quarter's
// tables would be pages long.
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { reportsCopy as copy } from '#app/copy/figures/dashboards-platform.ts'
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { Icon } from '#app/ui/icon.tsx'

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
  <section aria-labelledby={`report-${report}-heading`} className="desk-card">
    <details className="disclosure">
      <summary className="flex min-h-11 items-center gap-3">
        <h2 id={`report-${report}-heading`} className="text-lg">
          {title}
        </h2>
        {sum && <span className="figures ms-auto font-semibold">{sum}</span>}
        <Icon name="chevron-down" className={`disclosure-mark text-brand ${sum ? '' : 'ms-auto'}`} />
      </summary>
      <div id={`report-${report}`} className="page-part pt-3">
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
    </details>
  </section>
)
