// /account: four tabs, each with an address of its own; everything works without script.
import { useEffect } from 'react'
import { useActionData, useLoaderData, href } from 'react-router'
import { accountCopy } from '#app/copy/people/account.ts'
import { ACCOUNT_TABS, type AccountTab } from './account-tabs.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { RolePlaces } from '#app/layout/role-places.tsx'
import { SignOut } from '#app/features/sign-in/sign-out.tsx'
import { answerAccount } from './account-action.ts'
import type { AccountAnswer } from './account-answer.ts'
import { FeaturesTab } from './features/features-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { readAccountPage, type AccountPage } from './read-account.ts'
import { ServicesTab } from './esims/services-tab.tsx'
import type { Route } from './+types/account.ts'
import '#app/ui/page.css'
import '#app/ui/card.css'
import '#app/ui/rows.css'
import './account.css'
import { AddressTabs } from '#app/ui/address-tabs.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) => readAccountPage(request, context)
export const action = answerAccount

const TABS = { overview: OverviewTab, services: ServicesTab, features: FeaturesTab, profile: ProfileTab }

export default function Account() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<AccountAnswer>()
  const { tab, user } = page
  const Tab = TABS[tab]
  useSaidOnce(page)
  return (
    <div className="wrap page">
      <PageHead title={`${accountCopy.title}: ${accountCopy.tabs[tab]}`} description={accountCopy.title} isPrivate />
      <RolePlaces />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-5xl">{accountCopy.title}</h1>
          <p className="pt-2 text-muted [overflow-wrap:anywhere]">{accountCopy.hello(user.name || user.email)}</p>
        </div>
        <SignOut />
      </div>
      <AccountTabs current={tab} />
      <Tab page={page} answer={answer} />
    </div>
  )
}

// A success message appears once: reloading or bookmarking the address doesn't repeat it.
function useSaidOnce(page: AccountPage) {
  useEffect(() => {
    if (page.done === null) return
    const address = new URL(window.location.href)
    address.searchParams.delete('done')
    address.searchParams.delete('esim')
    window.history.replaceState(window.history.state, '', address)
  }, [page])
}

const AccountTabs = ({ current }: { current: AccountTab }) => (
  <AddressTabs
    label={accountCopy.tabsLabel}
    names={ACCOUNT_TABS}
    words={accountCopy.tabs}
    current={current}
    pathOf={(tab) => `${href('/account')}?tab=${tab}`}
  />
)
