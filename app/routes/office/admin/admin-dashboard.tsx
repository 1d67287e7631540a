// /admin-dashboard: how the shop is doing, its orders and its users; where own-admin is at home.
import { useActionData, useLoaderData, href } from 'react-router'
import { DESK_TABS, deskCopy as copy } from '#app/copy/office/admin-desk.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { AddressTabs } from '#app/ui/address-tabs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { deskPath } from './desk-address.ts'
import { OrdersTab } from './desk/orders-tab.tsx'
import { OverviewTab } from './desk/overview-tab.tsx'
import { readDesk } from './desk/read-desk.ts'
import { searchDesk } from './desk/search-desk.ts'
import { UsersTab } from './desk/users-tab.tsx'
import { SilentSellers } from './silent-sellers.tsx'
import type { Route } from './+types/admin-dashboard.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'

export const loader = ({ request, context }: Route.LoaderArgs) => readDesk(request, context)
export const action = searchDesk

export default function AdminDashboard() {
  const page = useLoaderData<typeof loader>()
  const error = useActionData<{ error: string }>()?.error ?? null
  const { user, address, overview, orders, users } = page
  return (
    <div className="wrap page">
      <PageHead title={`${copy.title}: ${copy.tabs[address.tab]}`} description={copy.lead} isPrivate />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-4xl">{copy.title}</h1>
          <p className="pt-2 text-muted [overflow-wrap:anywhere]">
            {sentence(copy.signedInAs(user.name || user.email))}
          </p>
        </div>
        <LinkButton to={href('/')} look="secondary">
          {copy.backHome}
        </LinkButton>
      </div>
      <AddressTabs
        label={copy.tabsLabel}
        names={DESK_TABS}
        words={copy.tabs}
        current={address.tab}
        pathOf={(tab) => deskPath({ tab })}
      />
      <SilentSellers sellers={page.silentSellers} />
      {overview && <OverviewTab overview={overview} days={address.days} />}
      {orders && <OrdersTab page={page} orders={orders} error={error} />}
      {users && <UsersTab page={users} error={error} />}
    </div>
  )
}
