// /admin-dashboard: how the shop is doing, its orders and its users; where own-admin is at home.
import { useActionData, useLoaderData } from 'react-router'
import { deskCopy as copy } from '#app/copy/office/admin-desk.ts'
import { Dashboard } from '#app/layout/dashboard.tsx'
import { DeskTabs } from '#app/features/desk/desk-tabs.tsx'
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
    <Dashboard
      heading={copy.title}
      tab={copy.tabs[address.tab]}
      description={copy.lead}
      signedInAs={copy.signedInAs(user.name || user.email)}
      backHome={copy.backHome}
    >
      <DeskTabs
        label={copy.tabsLabel}
        names={page.tabs}
        words={copy.tabs}
        current={address.tab}
        pathOf={(tab) => deskPath({ tab })}
      />
      <SilentSellers sellers={page.silentSellers} />
      {overview && <OverviewTab overview={overview} days={address.days} />}
      {orders && <OrdersTab page={page} orders={orders} error={error} />}
      {users && <UsersTab page={users} error={error} />}
    </Dashboard>
  )
}
