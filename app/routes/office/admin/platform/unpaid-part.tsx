// Orders that were begun and not paid: why, how many, how much; and the newest of them.
import { Link, href } from 'react-router'
import { unpaidCopy as copy } from '#app/copy/figures/unpaid-orders.ts'
import { reportsCopy } from '#app/copy/figures/dashboards-platform.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { UnpaidOrder, UnpaidSum } from '#shop/sales/order/unpaid-order.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { formatEuro } from '#values/money.ts'
import { platformPath } from '../platform-path.ts'
import { counted, named, summed, type Line } from './report-columns.tsx'

/** Below the report, also in a period without unpaid orders. */
export const PaymentMails = ({ isOn }: { isOn: boolean }) => (
  <IntentForm
    intent="switch_payment_mails"
    fields={{ on: isOn ? 'no' : 'yes' }}
    action={platformPath('reports')}
    className="grid gap-3"
  >
    <p>{copy.mail.text[isOn ? 'on' : 'off']}</p>
    <div>
      <Button type="submit" look="secondary">
        {copy.mail.turn[isOn ? 'off' : 'on']}
      </Button>
    </div>
  </IntentForm>
)

type UnpaidPartProps = { sums: Line<UnpaidSum>[]; newest: UnpaidOrder[] }

export const UnpaidPart = ({ sums, newest }: UnpaidPartProps) => (
  <>
    <DataTable caption={reportsCopy.names.unpaid} columns={SUM_COLUMNS} rows={sums} keyOf={({ key }) => key} />
    <Disclosure title={copy.newest(newest.length)}>
      <DataTable caption={copy.newest(newest.length)} columns={COLUMNS} rows={newest} keyOf={({ id }) => id} />
    </Disclosure>
  </>
)

const { columns } = copy

function whyOf({ why, code }: Pick<UnpaidSum, 'why' | 'code'>): string {
  if (code === null) return copy.whys[why]
  const known = Object.entries(copy.codes).find(([name]) => name === code)
  return copy.because(copy.whys[why], known?.[1] ?? code)
}

const SUM_COLUMNS: Column<Line<UnpaidSum>>[] = [
  named('why', columns.why, whyOf),
  summed('orders', columns.orders, ({ orders }) => orders, counted),
  summed('total', columns.total, ({ totalCents }) => totalCents, formatEuro),
]

const COLUMNS: Column<UnpaidOrder>[] = [
  {
    name: 'order',
    heading: columns.order,
    isRowHeader: true,
    cell: ({ id, reference, at }) => (
      <>
        <Link to={href('/admin-dashboard/orders/:orderId', { orderId: id })} className="link" translate="no">
          {shortReference(reference)}
        </Link>
        <span className="data-cell-more">
          <Moment at={at.toISOString()} />
        </span>
      </>
    ),
  },
  { name: 'why', heading: columns.why, cell: whyOf },
  { name: 'total', heading: columns.total, isNumber: true, cell: ({ totalCents }) => formatEuro(totalCents) },
]
