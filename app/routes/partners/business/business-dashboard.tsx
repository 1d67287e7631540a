// /business-dashboard: how a partner's own business is doing; where the business roles are at home.
import { useActionData, useLoaderData, href, data } from 'react-router'
import { partnerCopy as copy } from '#app/copy/partners/dashboards-business.ts'
import { Dashboard } from '#app/layout/dashboard.tsx'
import { DeskTabs } from '#app/features/desk/desk-tabs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { type PlainRefusal, refusePlainly } from '#app/features/desk/plain-refusal.ts'
import { readsAgain } from '#app/http/reads-again.ts'
import { type BrandAnswer, saveBrand } from '#app/features/brand-editor/brand-action.ts'
import { partnerPath } from './partner/partner-address.ts'
import { BrandTab } from '#app/features/brand-editor/brand-tab.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { type ApiAnswer, makeKey, revokeKey, saveKeyAddresses } from './partner/api-action.ts'
import { type BalanceAnswer, deposit, saveBilling } from './partner/balance-action.ts'
import { PartnerApiTab } from './partner/partner-api-tab.tsx'
import { PartnerEarningsTab } from './partner/partner-earnings-tab.tsx'
import { PartnerPayoutsTab } from './partner/partner-payouts-tab.tsx'
import { type PayoutAnswer, changePayout, isPayoutIntent } from './partner/payout-action.ts'
import { PartnerOrdersTab } from './partner/partner-orders-tab.tsx'
import { PartnerOverviewTab } from './partner/partner-overview-tab.tsx'
import { PartnerPricesTab } from './partner/partner-prices-tab.tsx'
import { type PricesAnswer, changePrices, isPricesIntent } from './partner/prices-action.ts'
import { PartnerShareTab } from './partner/partner-share-tab.tsx'
import { PartnerTeamTab } from './partner/partner-team-tab.tsx'
import { readPartner } from './partner/read-partner.ts'
import { type TeamAnswer, changeTeam, isTeamIntent } from './partner/team-action.ts'
import type { Route } from './+types/business-dashboard.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'
import './partner/partner.css'
import { adminCopy } from '#app/copy/office/admin.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { COLOR_FIELDS, TEXT_FIELDS } from '#app/features/brand-editor/brand-draft.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { requireOwn, requirePartnerAdmin } from './require-partner.ts'
import { TermsDue, TermsState } from '#app/features/partnership/terms-parts.tsx'
import { BalanceMovements, BalancePart } from './partner/balance-part.tsx'
import { BillingPart } from './partner/billing-part.tsx'
import type { ShownBalance } from './partner/read-balance-page.ts'

// POST /business-dashboard: a business-admin changes how the own brand looks and what it says, takes a code of its own, says
// where it is paid to, who works for it, or what its shop asks.

/** Host, sender, prefix and company stay with those who look after the platform. */
/** Travelers know a shop by its name, so the owner of the shop decides about it. */
const OWN_FIELDS = [...TEXT_FIELDS, ...COLOR_FIELDS]

const unreadable = () => refusePlainly(adminCopy.unreadable, 400)

export const action = formAction({
  who: requirePartnerAdmin,
  unreadable,
  async run(
    posted,
  ): Promise<
    FormResult<BrandAnswer | PayoutAnswer | PlainRefusal | ApiAnswer | BalanceAnswer | TeamAnswer | PricesAnswer>
  > {
    const { form, user, shop, caller } = posted
    if (form.has('business')) requireOwn(user, textOf(form, 'business'))
    if (user.businessId === null) throw data(null, 404)
    const intent = textOf(form, 'intent')
    if (intent === 'join') {
      const joined = await shop.affiliates.addOwnAffiliate(user.businessId, caller)
      if (!joined.ok) throw data(null, 404)
      return { to: partnerPath({ tab: 'earnings' }), flash: { text: 'affiliate_code_made' } }
    }
    const ofBusiness = { ...posted, businessId: user.businessId }
    if (isPayoutIntent(intent)) return changePayout(ofBusiness, intent)
    if (isPricesIntent(intent)) return changePrices(ofBusiness, intent)
    if (isTeamIntent(intent)) return changeTeam(ofBusiness, intent)
    if (intent === 'accept_terms') {
      await shop.partnership.acceptTerms(user.businessId, caller)
      return { to: partnerPath({ tab: 'team' }), flash: { text: 'terms_accepted' } }
    }
    if (intent === 'make_key') return (await makeKey(ofBusiness)) ?? unreadable()
    if (intent === 'key_addresses') return (await saveKeyAddresses(ofBusiness)) ?? unreadable()
    if (intent === 'deposit') return deposit(ofBusiness)
    if (intent === 'save_billing') return saveBilling(ofBusiness)
    if (intent === 'revoke_key') return (await revokeKey(ofBusiness)) ?? unreadable()
    if (intent !== 'save_brand') return unreadable()
    return saveBrand({
      ...posted,
      brandId: user.businessId,
      doneAt: `${partnerPath({ tab: 'brand' })}&done=brand`,
      fields: OWN_FIELDS,
    })
  },
})

export const loader = ({ request, context }: Route.LoaderArgs) => readPartner(request, context)
export const shouldRevalidate = readsAgain

export default function BusinessDashboard() {
  const page = useLoaderData<typeof loader>()
  const { user, address, tabs, done, business, figures, orders, earnings, payouts, prices, brand, balance } = page
  const { api, team, terms } = page
  const answer = useActionData<
    BrandAnswer | PayoutAnswer | PlainRefusal | ApiAnswer | BalanceAnswer | TeamAnswer | PricesAnswer
  >()
  const { tab } = address
  return (
    <Dashboard
      heading={copy.title}
      tab={business ? copy.tabs[tab] : undefined}
      description={copy.lead}
      signedInAs={sentence(copy.signedInAs(user.name, business?.name ?? null), business ? [business.name] : [])}
      backHome={copy.backHome}
    >
      {!business && <NoBusiness />}
      {business && (
        <DeskTabs
          label={copy.tabsLabel}
          names={tabs}
          words={copy.tabs}
          current={tab}
          pathOf={(name) => partnerPath({ tab: name })}
        />
      )}
      {business?.isSuspended && <Callout tone="warning">{copy.suspended}</Callout>}
      {terms?.isDue && <TermsDue terms={terms} action={partnerPath({ tab: address.tab })} />}
      <Refusal says={answer?.kind === 'refused' && answer.message} />
      {business && figures && (
        <PartnerOverviewTab business={business} figures={figures} days={address.days} isAdmin={user.isAdmin} />
      )}
      {orders && <PartnerOrdersTab orders={orders} wish={address.wish} isAdmin={user.isAdmin} />}
      {earnings && <PartnerEarningsTab earnings={earnings} isAdmin={user.isAdmin} />}
      {payouts && <PartnerPayoutsTab page={payouts} answer={answer?.kind === 'payout' ? answer : undefined} />}
      {prices && (
        <PartnerPricesTab
          page={prices}
          answer={answer?.kind === 'prices' ? answer : undefined}
          isAdmin={user.isAdmin}
        />
      )}
      {business && tab === 'share' && <PartnerShareTab origin={business.origin} />}
      {balance && <PartnerBalanceTab balance={balance} answer={answer?.kind === 'balance' ? answer : undefined} />}
      {api && <PartnerApiTab api={api} answer={answer?.kind === 'api' ? answer : undefined} />}
      {team && <PartnerTeamTab team={team} answer={answer?.kind === 'team' ? answer : undefined} />}
      {team && terms && <TermsState terms={terms} />}
      {brand && (
        <BrandTab
          page={brand}
          answer={answer?.kind === 'brand' ? answer : undefined}
          isSaved={done === 'brand' && !answer}
          action={partnerPath({ tab: 'brand' })}
        />
      )}
    </Dashboard>
  )
}

// A role without a business: somebody has to finish what they began.
function NoBusiness() {
  return (
    <HeadedPart id="no-business" heading={copy.none.heading} className="desk-card">
      <p>{copy.none.text}</p>
      <div>
        <LinkButton to={href('/support')}>{copy.none.link}</LinkButton>
      </div>
    </HeadedPart>
  )
}

// What was paid in beforehand and what is left of it, to whom invoices go, and every movement.
function PartnerBalanceTab({ balance, answer }: { balance: ShownBalance; answer: BalanceAnswer | undefined }) {
  return (
    <>
      <BalancePart balance={balance} answer={answer} />
      <BillingPart billing={balance.billing} answer={answer?.intent === 'save_billing' ? answer : undefined} />
      <BalanceMovements balance={balance} />
    </>
  )
}
