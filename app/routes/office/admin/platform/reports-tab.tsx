import type { ReactNode } from 'react'
import { Form } from '#app/forms/form.tsx'
import { businessesCopy } from '#app/copy/office/businesses.ts'
import { reportsCopy as copy } from '#app/copy/figures/dashboards-platform.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import type { ReportName } from '#shop/figures/report/report.ts'
import { addDays, formatDay } from '#values/date.ts'
import type { ShownReports } from './read-platform-tabs.ts'
import { formatEuro } from '#values/money.ts'
import { BookReports } from './book-reports.tsx'
import { ReportCard } from './report-card.tsx'
import {
  COUPON_SUM_COLUMNS,
  MARGIN_SUM_COLUMNS,
  VAT_SUM_COLUMNS,
  ZONE_SUM_COLUMNS,
  withTotal,
  type Line,
} from './report-columns.tsx'

// VAT, zones, coupons and margins of one month or quarter; the period stands in the address.
export function ReportsTab({ page: { period, isWrong, choices, reports, books } }: { page: ShownReports }) {
  const { from, until } = period.range
  const vat = withTotal(reports.vat, ({ country, basisPoints, basis }) => `${country} ${basisPoints} ${basis}`)
  const zones = withTotal(reports.zones, ({ zone }) => zone)
  const coupons = withTotal(reports.coupons, ({ code }) => code)
  const margins = withTotal(reports.margins, ({ networkId, zone, bundleId }) => `${networkId} ${zone} ${bundleId}`)
  return (
    <HeadedPart id="reports" heading={businessesCopy.tabs.reports} headingClass="sr-only">
      <p className="text-muted">{copy.text}</p>
      {isWrong && <Callout tone="info">{copy.wrong}</Callout>}
      <PeriodForm name={period.name} choices={choices} />
      <p className="font-semibold">{copy.of(formatDay(from), formatDay(addDays(until, -1)))}</p>
      <Report name="vat" {...cardOf(period, vat, ({ vatCents }) => vatCents)}>
        <DataTable caption={copy.names.vat} columns={VAT_SUM_COLUMNS} rows={vat} keyOf={({ key }) => key} />
      </Report>
      <Report name="zones" {...cardOf(period, zones, ({ totalCents }) => totalCents)}>
        <DataTable caption={copy.names.zones} columns={ZONE_SUM_COLUMNS} rows={zones} keyOf={({ key }) => key} />
      </Report>
      <Report name="coupons" {...cardOf(period, coupons, ({ discountCents }) => discountCents)}>
        <DataTable caption={copy.names.coupons} columns={COUPON_SUM_COLUMNS} rows={coupons} keyOf={({ key }) => key} />
      </Report>
      <Report name="margins" {...cardOf(period, margins, ({ marginCents }) => marginCents)}>
        <DataTable caption={copy.names.margins} columns={MARGIN_SUM_COLUMNS} rows={margins} keyOf={({ key }) => key} />
      </Report>
      <BookReports books={books} period={period} />
    </HeadedPart>
  )
}

function PeriodForm({ name, choices }: { name: string; choices: ShownReports['choices'] }) {
  const isListed = [...choices.quarters, ...choices.months].includes(name)
  return (
    <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="tab" value="reports" />
      <div className="grid gap-1.5">
        <label htmlFor="period" className="font-semibold">
          {copy.period}
        </label>
        <select key={name} id="period" name="period" defaultValue={name} className="field-input">
          {!isListed && <option value={name}>{copy.periodName(name)}</option>}
          <optgroup label={copy.quarters}>
            {choices.quarters.map((each) => (
              <option key={each} value={each}>
                {copy.periodName(each)}
              </option>
            ))}
          </optgroup>
          <optgroup label={copy.months}>
            {choices.months.map((each) => (
              <option key={each} value={each}>
                {copy.periodName(each)}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <Button type="submit" look="secondary">
        {copy.show}
      </Button>
    </Form>
  )
}

type ReportProps = { name: ReportName; period: string; sum: string | undefined; children: ReactNode }

const NOTHING = { vat: copy.none, zones: copy.none, coupons: copy.noCoupons, margins: copy.noMargins }

const Report = ({ name, sum, period, children }: ReportProps) => (
  <ReportCard
    report={name}
    title={copy.names[name]}
    text={copy.texts[name]}
    period={period}
    sum={sum}
    empty={sum === undefined && NOTHING[name]}
  >
    {children}
  </ReportCard>
)

/** Without lines there is nothing to add up. */
const cardOf = <Row,>({ name }: { name: string }, lines: Line<Row>[], of: (row: Row) => number) => ({
  period: name,
  sum: lines.length === 0 ? undefined : formatEuro((lines.at(-1)?.rows ?? []).reduce((sum, row) => sum + of(row), 0)),
})
