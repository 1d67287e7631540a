// The coupons as tables: single codes with their discounts, and one line per batch.
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { Link, href } from 'react-router'
import { couponsCopy as copy } from '#app/copy/office/coupons.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { dayText } from '#app/format/moment-text.ts'
import type { Column } from '#app/ui/data-table.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { Discount } from '#shop/catalogue/pricing/quote.ts'
import { formatEuro } from '#values/money.ts'

/** Its days in the shop's time zone. */
type ShownDays = { validFrom: string | null; validUntil: string | null; isAhead: boolean; isOver: boolean }

export type ShownCoupon = ShownDays & {
  code: string
  status: 'active' | 'inactive'
  discountType: Discount['kind']
  discountValue: string
  /** Who earns from it; null for the shop's own. */
  owner: string | null
  redemptions: number
  maxRedemptions: number | null
  maxPerCustomer: number | null
  maxPerNetwork: number | null
  costCents: number
}

export type ShownBatch = ShownDays & {
  batch: string
  codes: number
  active: number
  used: number
  costCents: number
}

/** What to end. */
export type Ending = { field: 'code' | 'batch'; value: string }

export const endPath = ({ field, value }: Ending) =>
  withQuery(href('/super-admin-dashboard/coupons'), { ask: field, of: value }, 'end')

export const changePath = (code: string) =>
  withQuery(href('/super-admin-dashboard/coupons'), { change: code }, 'change')

const ChangeLink = ({ code }: Pick<ShownCoupon, 'code'>) => (
  <Link to={changePath(code)} aria-label={copy.change.of(code)} className="link mr-4">
    {copy.change.link}
  </Link>
)

const EndLink = (ending: Ending) => (
  <Link
    to={endPath(ending)}

    aria-label={copy.endOf(ending.value)}
    className="link"
  >
    {copy.end}
  </Link>
)

const daysText = ({ validFrom, validUntil }: ShownDays): string =>
  copy.days(validFrom && dayText(validFrom), validUntil && dayText(validUntil))

// Why a code isn't valid now; nothing for a valid one.
function Standing(coupon: ShownDays & { isEnded: boolean }) {
  const words = standingWords(coupon)
  return (
    words && (
      <span className="data-cell-more">
        <DeskState state={coupon.isEnded || coupon.isOver ? 'expired' : 'ahead'} words={words} />
      </span>
    )
  )
}

function standingWords({ isEnded, validFrom, isAhead, isOver }: ShownDays & { isEnded: boolean }): string | null {
  if (isEnded) return copy.ended
  if (isOver) return copy.expired
  return isAhead && validFrom ? copy.startsOn(dayText(validFrom)) : null
}

const discountText = ({ discountType, discountValue }: ShownCoupon): string => {
  if (discountType === 'free') return copy.free
  return discountType === 'fixed' ? formatEuro(Math.round(Number(discountValue) * 100)) : `${Number(discountValue)}%`
}

export const COUPON_COLUMNS: Column<ShownCoupon>[] = [
  {
    name: 'code',
    heading: copy.columns.code,
    isRowHeader: true,
    cell: (coupon) => (
      <>
        <span translate="no" className="desk-mono">
          {coupon.code}
        </span>
        {coupon.owner && <span className="data-cell-more">{sentence(copy.owner(coupon.owner), [coupon.owner])}</span>}
        <Standing {...coupon} isEnded={coupon.status === 'inactive'} />
      </>
    ),
  },
  { name: 'discount', heading: copy.columns.discount, cell: discountText },
  { name: 'days', heading: copy.columns.days, cell: daysText },
  {
    name: 'used',
    heading: copy.columns.used,
    cell: ({ redemptions, maxRedemptions, maxPerCustomer, maxPerNetwork }) => (
      <>
        {copy.used(redemptions, maxRedemptions)}
        <span className="data-cell-more">{copy.caps(maxPerCustomer, maxPerNetwork)}</span>
      </>
    ),
  },
  { name: 'cost', heading: copy.columns.cost, isNumber: true, cell: ({ costCents }) => formatEuro(costCents) },
  {
    name: 'end',
    heading: copy.columns.end,
    // An affiliate's code ends with the affiliate.
    cell: ({ code, status, owner, isOver }) =>
      status === 'active' &&
      owner === null && (
        <>
          <ChangeLink code={code} />
          {!isOver && <EndLink field="code" value={code} />}
        </>
      ),
  },
]

const words = copy.batches

export const BATCH_COLUMNS: Column<ShownBatch>[] = [
  {
    name: 'name',
    heading: words.columns.name,
    isRowHeader: true,
    cell: (batch) => (
      <>
        {batch.batch}
        <Standing {...batch} isEnded={batch.active === 0} />
      </>
    ),
  },
  { name: 'days', heading: words.columns.days, cell: daysText },
  { name: 'codes', heading: words.columns.codes, isNumber: true, cell: ({ codes }) => codes },
  { name: 'used', heading: words.columns.used, isNumber: true, cell: ({ used }) => used },
  { name: 'cost', heading: words.columns.cost, isNumber: true, cell: ({ costCents }) => formatEuro(costCents) },
  {
    name: 'file',
    heading: words.columns.file,
    cell: ({ batch }) => (
      <FileLinks
        path={withQuery(href('/super-admin-dashboard/coupons.csv'), { batch })}
        label={words.file}
        of={batch}
        look="link"
      />
    ),
  },
  {
    name: 'end',
    heading: words.columns.end,
    cell: ({ batch, active, isOver }) => active > 0 && !isOver && <EndLink field="batch" value={batch} />,
  },
]
