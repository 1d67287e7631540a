import type { ReactNode } from 'react'
import { Form } from '#app/forms/form.tsx'
import { businessesCopy } from '#app/copy/office/businesses.ts'
import { reportsCopy as copy } from '#app/copy/figures/dashboards-platform.ts'
import { unpaidCopy } from '#app/copy/figures/unpaid-orders.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { PROFIT_SPLITS, type ProfitSplit } from '#shop/sales/order/order-cost.ts'
import type { ReportName } from '#shop/figures/report/report.ts'
import { addDays, formatDay } from '#values/date.ts'
import type { ShownReports } from './read-platform-tabs.ts'
import { formatEuro } from '#values/money.ts'
import { BookReports } from './book-reports.tsx'
import { ReportCard } from './report-card.tsx'
import {
  COUPON_SUM_COLUMNS,
  VAT_SUM_COLUMNS,
  ZONE_SUM_COLUMNS,
  profitColumns,
  withTotal,
  type Line,
} from './report-columns.tsx'
import { PaymentMails, UnpaidPart } from './unpaid-part.tsx'

// VAT, zones, coupons and profit of one month or quarter; the period, and what profit is added up by, stand in the
// address.
export function ReportsTab({ page: { period, isWrong, choices, reports, books } }: { page: ShownReports }) {
  const { from, until } = period.range
  const vat = withTotal(reports.vat, ({ country, basisPoints, basis }) => `${country} ${basisPoints} ${basis}`)
  const zones = withTotal(reports.zones, ({ zone }) => zone)
  const coupons = withTotal(reports.coupons, ({ code }) => code)
  const unpaid = withTotal(reports.unpaid, ({ why, code }) => `${why} ${code}`)
  const margins = withTotal(reports.margins, ({ names }) => names.join(' '))
  return (
    <HeadedPart id="reports" heading={businessesCopy.tabs.reports} headingClass="sr-only">
      <p className="text-muted">{copy.text}</p>
      {isWrong && <Callout tone="info">{copy.wrong}</Callout>}
      <PeriodForm name={period.name} by={reports.by} choices={choices} />
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
      <Report
        name="margins"
        title={copy.profitBy[reports.by]}
        by={reports.by}
        {...cardOf(period, margins, ({ contributionCents }) => contributionCents)}
      >
        <DataTable
          caption={copy.profitBy[reports.by]}
          columns={profitColumns(reports.by)}
          rows={margins}
          keyOf={({ key }) => key}
        />
      </Report>
      <Report name="unpaid" {...cardOf(period, unpaid, ({ totalCents }) => totalCents)}>
        <UnpaidPart sums={unpaid} newest={reports.unpaidOrders} />
      </Report>
      <FoldCard id="payment-mails" title={unpaidCopy.mail.title}>
        <PaymentMails isOn={reports.isUnpaidMailOn} />
      </FoldCard>
      <BookReports books={books} period={period} />
    </HeadedPart>
  )
}

type PeriodFormProps = { name: string; by: ProfitSplit; choices: ShownReports['choices'] }

function PeriodForm({ name, by, choices }: PeriodFormProps) {
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
      <div className="grid gap-1.5">
        <label htmlFor="by" className="font-semibold">
          {copy.by}
        </label>
        <select key={by} id="by" name="by" defaultValue={by} className="field-input">
          {PROFIT_SPLITS.map((split) => (
            <option key={split} value={split}>
              {copy.splits[split]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="secondary">
        {copy.show}
      </Button>
    </Form>
  )
}

type ReportProps = {
  name: ReportName
  title?: string
  by?: ProfitSplit
  period: string
  sum: string | undefined
  children: ReactNode
}

const NOTHING = {
  vat: copy.none,
  zones: copy.none,
  coupons: copy.noCoupons,
  margins: copy.noProfit,
  unpaid: unpaidCopy.none,
}

const Report = ({ name, title = copy.names[name], by, sum, period, children }: ReportProps) => (
  <ReportCard
    report={name}
    title={title}
    text={copy.texts[name]}
    period={period}
    {...(by && { by })}
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
