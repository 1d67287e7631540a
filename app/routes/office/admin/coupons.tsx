// /super-admin-dashboard/coupons: the codes, what they cost, and forms for new ones.
import { useActionData, useLoaderData, href } from 'react-router'
import { couponsCopy as copy } from '#app/copy/office/coupons.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { shopContext } from '#app/session/request-context.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { CouponDays } from '#shop/catalogue/pricing/coupon.ts'
import { dateOnlyOf } from '#values/date.ts'
import { answerCoupons, type CouponAnswer } from './coupons/coupon-action.ts'
import { ChangedCoupon, NewBatch, NewCoupon } from './coupons/coupon-forms.tsx'
import { BATCH_COLUMNS, COUPON_COLUMNS, endPath, type Ending } from './coupons/coupon-tables.tsx'
import { DeskCard } from './facts.tsx'
import { DeskPage } from './desk-page.tsx'
import type { Route } from './+types/coupons.ts'
import './catalog.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [{ coupons, batches, today }, nameOf, { affiliates }] = await Promise.all([
    shop.prices.listCoupons(),
    shop.brands.nameBrands(),
    shop.partners.listAffiliates(),
  ])
  // An affiliate has no shop, so no brand has its name.
  const affiliateNames = new Map(affiliates.map(({ businessId, name }) => [businessId, name]))
  const search = new URL(request.url).searchParams
  const dayOf = (at: Date | null) => at && dateOnlyOf(at, shop.timeZone)
  const shownDays = ({ validFrom, validUntil }: CouponDays) => ({
    validFrom: dayOf(validFrom),
    validUntil: dayOf(validUntil),
  })
  return {
    ending: endingOf(search, { coupons, batches }),
    changing: search.get('change'),
    today,
    coupons: coupons.map(({ validFrom, validUntil, createdAt: _at, ownerId, ...coupon }) => ({
      ...coupon,
      ...shownDays({ validFrom, validUntil }),
      owner: ownerId === null ? null : (affiliateNames.get(ownerId) ?? nameOf(ownerId)),
    })),
    batches: batches.map(({ validFrom, validUntil, createdAt: _at, ...batch }) => ({
      ...batch,
      ...shownDays({ validFrom, validUntil }),
    })),
  }
}

type CouponList = {
  coupons: { code: string; status: string; ownerId: string | null; isOver: boolean }[]
  batches: { batch: string; active: number; isOver: boolean }[]
}

/** The coupon or batch to be ended, while there is something to end. */
function endingOf(search: URLSearchParams, { coupons, batches }: CouponList): Ending | null {
  const [field, value] = [search.get('ask'), search.get('of') ?? '']
  const isOpen = ({ code, status, ownerId, isOver }: CouponList['coupons'][number]) =>
    code === value && status === 'active' && ownerId === null && !isOver
  if (field === 'code' && coupons.some(isOpen)) return { field, value }
  if (field === 'batch' && batches.some(({ batch, active, isOver }) => batch === value && active > 0 && !isOver))
    return { field, value }
  return null
}

export const action = answerCoupons

export default function Coupons() {
  const { coupons, batches, today, ending, changing } = useLoaderData<typeof loader>()
  const answer = useActionData<CouponAnswer>()
  const changed = coupons.find(({ code, status, owner }) => code === changing && status === 'active' && owner === null)
  const count = coupons.length + batches.length
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <Refusal says={answer && (answer.intent === null || answer.intent === 'end') && answer.error} />
      {changed && <ChangedCoupon key={changed.code} coupon={changed} answer={answer} today={today} />}
      {ending && <EndQuestion {...ending} />}
      {coupons.length === 0 ? (
        <p className="desk-card">{copy.none}</p>
      ) : (
        <DataTable caption={copy.caption} columns={COUPON_COLUMNS} rows={coupons} keyOf={({ code }) => code} />
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
      <div className="page-columns desk-columns">
        <NewCoupon answer={answer} count={count} today={today} />
        <NewBatch answer={answer} count={count} today={today} />
      </div>
    </DeskPage>
  )
}

// An ended code can't be restored, so we ask first.
function EndQuestion({ field, value }: Ending) {
  return (
    <section id="end" className="desk-card grid gap-3">
      <h2 className="text-2xl [overflow-wrap:anywhere]">{sentence(copy.endQuestion[field](value), [value])}</h2>
      <p>{copy.endText}</p>
      {/* Where there is no script, what is refused is asked again on the page that answers. */}
      <IntentForm
        intent="end"
        fields={{ [field]: value }}
        action={endPath({ field, value })}
        className="flex flex-wrap gap-3"
      >
        <Button type="submit">{copy.yesEnd}</Button>
        <LinkButton to={href('/super-admin-dashboard/coupons')} look="secondary">
          {copy.keep}
        </LinkButton>
      </IntentForm>
    </section>
  )
}
