// /super-admin-dashboard: how all brands are doing, and the brands themselves; everything works without script.
import { useActionData, useLoaderData } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { adminCopy } from '#app/copy/office/admin.ts'
import { businessesCopy as copy } from '#app/copy/office/businesses.ts'
import { Dashboard } from '#app/layout/dashboard.tsx'
import { DeskTabs } from '#app/features/desk/desk-tabs.tsx'
import type { PeopleAnswer } from './admin-action.ts'
import type { PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { AdminsTab } from './admins/admins-tab.tsx'
import { AuditTab } from './audit/audit-tab.tsx'
import type { BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { Refusal } from '#app/ui/verdict.tsx'
import { answerPlatform, type AddAnswer } from './super-admin-action.ts'
import { PlatformOverview, TodaysFigures } from './businesses/businesses-overview.tsx'
import { readPlatformPage } from './read-super-admin.ts'
import { BusinessesTab, EditedBusiness } from './businesses/businesses-tab.tsx'
import type { RetailAnswer } from './businesses/retail-action.ts'
import type { PartnersAnswer } from './businesses/partners-action.ts'
import { ReportsTab } from './platform/reports-tab.tsx'
import { FailingPart } from './platform/failing-part.tsx'
import { BlockedPart } from './platform/blocked-part.tsx'
import { BooksPart } from './platform/books-part.tsx'
import { NoticesPart } from './platform/notices-part.tsx'
import { SystemTab } from './platform/system-tab.tsx'
import type { ConnectionAnswer } from './setup/connection-action.ts'
import { SetupLeft, SetupWhole } from './setup/setup-list.tsx'
import { platformPath } from './platform-path.ts'
import { WaitingCards } from './waiting-cards.tsx'
import { SilentSellers } from './silent-sellers.tsx'
import type { Route } from './+types/super-admin-dashboard.ts'
import '#app/ui/page.css'
import '#app/ui/card.css'
import '#app/ui/rows.css'
import '#app/features/desk/desk.css'
import './admin.css'

export const loader = ({ request, context }: Route.LoaderArgs) => readPlatformPage(request, context)
export const shouldRevalidate = readsAgain
export const action = answerPlatform

type Answer = BrandAnswer | PeopleAnswer | AddAnswer | RetailAnswer | PartnersAnswer | ConnectionAnswer | PlainRefusal

export default function SuperAdminDashboard() {
  const page = useLoaderData<typeof loader>()
  const { tab, name, done, platform, people, businesses, edited, system, reports, audit, ownId } = page
  const answer = useActionData<Answer>()
  return (
    <Dashboard
      heading={copy.title}
      tab={copy.tabs[tab]}
      description={copy.description}
      signedInAs={adminCopy.signedInAs(name)}
      backHome={copy.backHome}
    >
      <DeskTabs
        label={copy.tabsLabel}
        names={page.tabs}
        words={copy.tabs}
        current={tab}
        pathOf={(each) => platformPath(each)}
      />
      <Refusal says={answer?.kind === 'refused' && answer.message} />
      <SilentSellers sellers={page.silentSellers} />
      {page.waiting && <WaitingCards waiting={page.waiting} />}
      {platform && <TodaysFigures today={platform.today} />}
      {tab === 'overview' && page.setup && <SetupLeft setup={page.setup} />}
      {platform && <PlatformOverview platform={platform} />}
      {audit && <AuditTab audit={audit} ownId={ownId} />}
      {people && (
        <AdminsTab
          people={people}
          answer={answer?.kind === 'people' ? answer : undefined}
          done={answer ? null : done}
          action={platformPath('overview')}
        />
      )}
      {edited && (
        <EditedBusiness
          page={edited}
          answer={answer?.kind === 'brand' ? answer : undefined}
          done={answer ? null : done}
          retail={page.retail}
          retailAnswer={answer?.kind === 'retail' ? answer : undefined}
          partners={page.partners}
          partnersAnswer={answer?.kind === 'partners' ? answer : undefined}
        />
      )}
      {businesses && !edited && (
        <BusinessesTab
          businesses={businesses}
          answer={answer?.kind === 'add' ? answer : undefined}
          done={answer ? null : done}
        />
      )}
      {system && <SystemTab system={system} />}
      {tab === 'system' && page.setup && (
        <SetupWhole setup={page.setup} tested={answer?.kind === 'connection' ? answer : null} />
      )}
      {system && <FailingPart failing={system.facts.failing} />}
      {system && <BlockedPart blocked={system.facts.blocked} />}
      {system && <BooksPart books={system.books} />}
      {system && <NoticesPart notices={system.notices} />}
      {reports && <ReportsTab page={reports} />}
    </Dashboard>
  )
}
