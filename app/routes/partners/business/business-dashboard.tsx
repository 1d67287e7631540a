// /business-dashboard: how a partner's own business is doing; where the business roles are at home.
import { useActionData, useLoaderData, href } from 'react-router'
import { partnerCopy as copy } from '#app/copy/partners/dashboards-business.ts'
import { Dashboard } from '#app/layout/dashboard.tsx'
import { AddressTabs } from '#app/ui/address-tabs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import type { PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { readsAgain } from '#app/http/reads-again.ts'
import type { BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { answerPartner } from './partner/partner-action.ts'
import { partnerPath } from './partner/partner-address.ts'
import { BrandTab } from '#app/features/brand-editor/brand-tab.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { ApiAnswer } from './partner/api-action.ts'
import type { BalanceAnswer } from './partner/balance-action.ts'
import { PartnerApiTab } from './partner/partner-api-tab.tsx'
import { PartnerBalanceTab } from './partner/partner-balance-tab.tsx'
import { PartnerEarningsTab } from './partner/partner-earnings-tab.tsx'
import { PartnerPayoutsTab } from './partner/partner-payouts-tab.tsx'
import type { PayoutAnswer } from './partner/payout-action.ts'
import { PartnerOrdersTab } from './partner/partner-orders-tab.tsx'
import { PartnerOverviewTab } from './partner/partner-overview-tab.tsx'
import { PartnerPricesTab } from './partner/partner-prices-tab.tsx'
import type { PricesAnswer } from './partner/prices-action.ts'
import { PartnerShareTab } from './partner/partner-share-tab.tsx'
import { PartnerTeamTab } from './partner/partner-team-tab.tsx'
import { readPartner } from './partner/read-partner.ts'
import type { TeamAnswer } from './partner/team-action.ts'
import type { Route } from './+types/business-dashboard.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'
import './partner/partner.css'

export const loader = ({ request, context }: Route.LoaderArgs) => readPartner(request, context)
export const shouldRevalidate = readsAgain
export const action = answerPartner

export default function BusinessDashboard() {
  const { user, address, tabs, done, business, figures, orders, earnings, payouts, prices, brand, balance, api, team } =
    useLoaderData<typeof loader>()
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
      {business && tabs.length > 1 && (
        <div className="partner-tabs">
          <AddressTabs
            label={copy.tabsLabel}
            names={tabs}
            words={copy.tabs}
            current={tab}
            pathOf={(name) => partnerPath({ tab: name })}
          />
        </div>
      )}
      {business?.isSuspended && <Callout tone="warning">{copy.suspended}</Callout>}
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
