// The payouts tab of /business-dashboard: the next payout, past payouts, and bank details. Times are ISO texts.
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { PAYEE_FIELDS, type PayeeField } from '#shop/partners/payout/payee.ts'
import { recordOf } from '#values/record-of.ts'
import type { OwnPayouts } from '#shop/partners/payout/view-payouts.ts'

export type PayoutForecast = Pick<OwnPayouts, 'standing' | 'payableCents' | 'transitCents' | 'vatCents' | 'nextDay'>
type WithTextDates<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name]
}
/** What is missing is an empty field. */
export type ShownDetails = Omit<WithTextDates<NonNullable<OwnPayouts['details']>>, PayeeField> &
  Record<PayeeField, string>
export type ShownOwnPayout = WithTextDates<OwnPayouts['payouts'][number]>
export type PayoutsPage = {
  /** Null for a business without a code of its own. */
  found: {
    next: PayoutForecast
    vatBasis: NonNullable<OwnPayouts['vat']>['basis'] | null
    details: ShownDetails | null
    payouts: ShownOwnPayout[]
    months: string[]
  } | null
  asked: ProofKind
}

export const toNextPayout = ({
  standing,
  payableCents,
  transitCents,
  vatCents,
  nextDay,
}: OwnPayouts): PayoutForecast => ({
  standing,
  payableCents,
  transitCents,
  vatCents,
  nextDay,
})

export async function readPayouts(
  request: Request,
  context: Context,
  user: SessionUser,
  businessId: string,
): Promise<PayoutsPage> {
  const asked = await readAsked(request, context, user)
  const own = await context.get(shopContext).payouts.viewOwnPayouts(businessId)
  if (!own) return { asked, found: null }
  const { vat, details, payouts, months } = own
  return {
    asked,
    found: {
      next: toNextPayout(own),
      vatBasis: vat?.basis ?? null,
      details: details && shownDetails(details),
      payouts: payouts.map(({ endedAt, returnedAt, ...payout }) => ({
        ...payout,
        endedAt: endedAt?.toISOString() ?? null,
        returnedAt: returnedAt?.toISOString() ?? null,
      })),
      months,
    },
  }
}

// Nothing that is not shown leaves the server: the account stays masked.
const shownDetails = (details: NonNullable<OwnPayouts['details']>): ShownDetails => ({
  holder: details.holder,
  iban: details.iban,
  changedAt: details.changedAt.toISOString(),
  ...recordOf(PAYEE_FIELDS, (field) => details[field] ?? ''),
  isSelfBilled: details.isSelfBilled,
  vatVerdict: details.vatVerdict,
  vatAskedAt: details.vatAskedAt?.toISOString() ?? null,
})
