// /super-admin-dashboard/coupons: the codes, what they cost, and new ones.
import { Link, useActionData, useLoaderData } from 'react-router'
import { couponsCopy as copy } from '#app/copy/coupons.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { Form } from '#app/forms/form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { formatEuro } from '#shop/values/money.ts'
import { answerCoupons, COUPONS_PATH, type CouponAnswer } from './coupons/coupon-action.ts'
import { NewBatch, NewCoupon } from './coupons/coupon-forms.tsx'
import { DeskCard } from './facts.tsx'
import { DeskPage } from './desk-page.tsx'
import type { Route } from './+types/coupons.ts'
import './catalog.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [{ coupons, batches }, nameOf, { affiliates }] = await Promise.all([
    shop.prices.listCoupons(),
    shop.brands.nameBrands(),
    shop.partners.listAffiliates(),
  ])
  // An affiliate has no shop, and so no brand that bears its name.
  const affiliateNames = new Map(affiliates.map(({ businessId, name }) => [businessId, name]))
  return {
    ending: endingOf(new URL(request.url).searchParams, { coupons, batches }),
    today: shop.today(),
    coupons: coupons.map(({ validUntil, createdAt: _at, ownerId, ...coupon }) => ({
      ...coupon,
      owner: ownerId === null ? null : (affiliateNames.get(ownerId) ?? nameOf(ownerId)),
      validUntil: validUntil?.toISOString() ?? null,
    })),
    batches: batches.map(({ validUntil, createdAt: _at, ...batch }) => ({
      ...batch,
      validUntil: validUntil?.toISOString() ?? null,
    })),
  }
}

type Listed = {
  coupons: { code: string; status: string; ownerId: string | null }[]
  batches: { batch: string; active: number }[]
}

/** What somebody asked to end, while there is something to end. */
function endingOf(search: URLSearchParams, { coupons, batches }: Listed): Ending | null {
  const [field, value] = [search.get('ask'), search.get('of') ?? '']
  const isOpen = ({ code, status, ownerId }: Listed['coupons'][number]) =>
    code === value && status === 'active' && ownerId === null
  if (field === 'code' && coupons.some(isOpen)) return { field, value }
  if (field === 'batch' && batches.some(({ batch, active }) => batch === value && active > 0)) return { field, value }
  return null
}

export const action = answerCoupons

type Page = Awaited<ReturnType<typeof loader>>

export default function Coupons() {
  const { coupons, batches, today, ending } = useLoaderData<typeof loader>()
  const answer = useActionData<CouponAnswer>()
  const count = coupons.length + batches.length
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      {answer && (answer.intent === null || answer.intent === 'end') && (
        <Callout tone="danger" role="alert">
          {answer.error}
        </Callout>
      )}
      {ending && <EndQuestion {...ending} />}
      {coupons.length === 0 ? (
        <p className="desk-card">{copy.none}</p>
      ) : (
        <DataTable caption={copy.caption} columns={COLUMNS} rows={coupons} keyOf={({ code }) => code} />
      )}
      <DeskCard id="batches" heading={copy.batches.heading}>
        {batches.length === 0 ? (
          <p className="text-muted">{copy.batches.none}</p>
        ) : (
          <DataTable
            caption={copy.batches.caption}
            columns={BATCH_COLUMNS}
            rows={batches}
            keyOf={({ batch }) => batch}
          />
        )}
      </DeskCard>
      <div className="desk-columns">
        <NewCoupon answer={answer} count={count} today={today} />
        <NewBatch answer={answer} count={count} today={today} />
      </div>
    </DeskPage>
  )
}

type Ending = { field: 'code' | 'batch'; value: string }

const endPath = ({ field, value }: Ending) => `${COUPONS_PATH}?${new URLSearchParams({ ask: field, of: value })}#end`

const EndLink = (ending: Ending) => (
  <Link
    to={endPath(ending)}
    prefetch="none"
    aria-label={copy.endOf(ending.value)}
    className="link inline-flex min-h-11 items-center"
  >
    {copy.end}
  </Link>
)

// Nothing brings an ended code back, so nobody ends one by a slip.
function EndQuestion({ field, value }: Ending) {
  return (
    <section id="end" className="desk-card grid gap-3">
      <h2 className="text-2xl [overflow-wrap:anywhere]">{copy.endQuestion[field](value)}</h2>
      <p>{copy.endText}</p>
      {/* Where there is no script, what is refused is asked again on the page that answers. */}
      <Form method="post" action={endPath({ field, value })} preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name={field} value={value} />
        <Button type="submit">{copy.yesEnd}</Button>
        <LinkButton to={COUPONS_PATH} look="secondary">
          {copy.keep}
        </LinkButton>
      </Form>
    </section>
  )
}

type ShownCoupon = Page['coupons'][number]

const discountText = ({ discountType, discountValue }: ShownCoupon): string => {
  if (discountType === 'free') return copy.free
  return discountType === 'fixed' ? formatEuro(Math.round(Number(discountValue) * 100)) : `${Number(discountValue)}%`
}

const COLUMNS: Column<ShownCoupon>[] = [
  {
    name: 'code',
    heading: copy.columns.code,
    isRowHeader: true,
    cell: ({ code, owner, status, isOver }) => (
      <>
        <span className="desk-mono">{code}</span>
        {owner && <span className="data-cell-more">{copy.owner(owner)}</span>}
        {status === 'inactive' ? (
          <span className="data-cell-more">
            <DeskState state="refunded" words={copy.ended} />
          </span>
        ) : (
          isOver && (
            <span className="data-cell-more">
              <DeskState state="expired" words={copy.expired} />
            </span>
          )
        )}
      </>
    ),
  },
  { name: 'discount', heading: copy.columns.discount, cell: discountText },
  {
    name: 'until',
    heading: copy.columns.until,
    cell: ({ validUntil }) => (validUntil ? dayText(validUntil) : copy.noEnd),
  },
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
    isAct: true,
    // The code of an affiliate ends with the affiliate.
    cell: ({ code, status, owner }) => status === 'active' && owner === null && <EndLink field="code" value={code} />,
  },
]

const words = copy.batches
const BATCH_COLUMNS: Column<Page['batches'][number]>[] = [
  { name: 'name', heading: words.columns.name, isRowHeader: true, cell: ({ batch }) => batch },
  { name: 'codes', heading: words.columns.codes, isNumber: true, cell: ({ codes }) => codes },
  { name: 'used', heading: words.columns.used, isNumber: true, cell: ({ used }) => used },
  { name: 'cost', heading: words.columns.cost, isNumber: true, cell: ({ costCents }) => formatEuro(costCents) },
  {
    name: 'file',
    heading: words.columns.file,
    cell: ({ batch }) => (
      <a
        href={`${COUPONS_PATH}.csv?${new URLSearchParams({ batch })}`}
        download
        aria-label={words.fileOf(batch)}
        className="link inline-flex min-h-11 items-center"
      >
        {words.file}
      </a>
    ),
  },
  {
    name: 'end',
    heading: words.columns.end,
    isAct: true,
    cell: ({ batch, active }) => active > 0 && <EndLink field="batch" value={batch} />,
  },
]
