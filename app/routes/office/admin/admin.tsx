// /admin: eSIMs, brand, users and admins, each under a tab with an address of its own; everything works without script.
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs, href } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { ADMIN_TABS, adminCopy as copy } from '#app/copy/office/admin.ts'
import { openTabs } from '#app/features/desk/desk-nav.ts'
import { Dashboard } from '#app/layout/dashboard.tsx'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, brandContext } from '#app/session/request-context.ts'
import { DeskTabs } from '#app/features/desk/desk-tabs.tsx'
import { answerAdmin, type PeopleAnswer, type EsimAnswer } from './admin-action.ts'
import type { PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { readAdmins } from './admins/admins-page.ts'
import { AdminsTab } from './admins/admins-tab.tsx'
import type { BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { readOwnBrandPage } from '#app/features/brand-editor/brand-page.ts'
import { BrandTab } from '#app/features/brand-editor/brand-tab.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { readEsims } from './esims/esims-page.ts'
import { EsimsTab } from './esims/esims-tab.tsx'
import { readUsers } from './desk/read-users.ts'
import type { SearchAnswer } from './desk/search-desk.ts'
import { UsersTab } from './desk/users-tab.tsx'
import type { Route } from './+types/admin.ts'
import '#app/ui/page.css'
import '#app/ui/card.css'
import '#app/ui/rows.css'
import '#app/features/desk/desk.css'
import './admin.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const tab = ADMIN_TABS.find((known) => known === searchParams.get('tab')) ?? 'sims'
  return {
    tab,
    tabs: openTabs(href('/admin'), ADMIN_TABS, user.type),
    name: user.name || user.email,
    done: searchParams.get('done'),
    esims: tab === 'sims' ? await readEsims(shop, searchParams, user.id) : null,
    brand: tab === 'brand' ? await readOwnBrandPage(context, context.get(brandContext)) : null,
    users: tab === 'users' ? await readUsers(request, context) : null,
    people: tab === 'admins' ? await readAdmins(request, context) : null,
  }
}

export const action = answerAdmin

// Showing one number needn't reload all others from the network.
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) =>
  asked.formData?.get('intent') === 'reveal' ? false : readsAgain(asked)

type Answer = BrandAnswer | PeopleAnswer | EsimAnswer | SearchAnswer | PlainRefusal

export default function Admin() {
  const { tab, tabs, name, done, esims, brand, users, people } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  return (
    <Dashboard
      heading={copy.title}
      tab={copy.tabs[tab]}
      description={copy.description}
      signedInAs={copy.signedInAs(name)}
    >
      <DeskTabs
        label={copy.tabsLabel}
        names={tabs}
        words={copy.tabs}
        current={tab}
        pathOf={(each) => `${href('/admin')}?tab=${each}`}
      />
      <Refusal says={answer?.kind === 'refused' && answer.message} />
      {esims && <EsimsTab esims={esims} answer={answer?.kind === 'esim' ? answer : undefined} />}
      {brand && (
        <BrandTab
          page={brand}
          answer={answer?.kind === 'brand' ? answer : undefined}
          isSaved={done === 'brand' && !answer}
          action={`${href('/admin')}?tab=brand`}
          parts={['name', 'company']}
        />
      )}
      {users && (
        <UsersTab
          page={users}
          error={answer?.kind === 'search' ? answer.error : null}
          path={href('/admin')}
          heading={copy.tabs.users}
        />
      )}
      {people && (
        <AdminsTab
          people={people}
          answer={answer?.kind === 'people' ? answer : undefined}
          done={answer ? null : done}
          action={`${href('/admin')}?tab=admins`}
        />
      )}
    </Dashboard>
  )
}
