// The words of the back office's frame: its tasks, and the pages of each.
import { ADMIN_TABS, adminCopy } from './admin.ts'
import { DESK_TABS, deskCopy } from './admin-desk.ts'
import { businessesCopy, PLATFORM_TABS } from './businesses.ts'
import { PARTNER_TABS, partnerCopy } from '#app/copy/partners/dashboards-business.ts'
import { placeNames } from '#app/copy/people/role-places.ts'
import type { DeskTask } from '#app/pages.ts'

export const deskFrameCopy = {
  label: 'Back office',
  menu: 'Menu',
  menuWaiting: (count: number) => `Menu, ${count} waiting`,
  closeMenu: 'Close menu',
  home: (brand: string) => `${brand}, back office`,
  waiting: (count: number) => `, ${count} waiting`,
  toShop: 'View shop',
  signOut: 'Sign out',
  tasks: {
    find: 'Search',
    home: 'Home',
    orders: 'Orders',
    customers: 'Customers',
    esims: 'eSIMs',
    inbox: 'Inbox',
    catalog: 'Catalog',
    brands: 'Brands',
    earnings: 'Earnings',
    figures: 'Figures',
    system: 'System',
    team: 'Team',
    tools: 'Tools',
  } satisfies Record<DeskTask, string>,
} as const

/** Partners' names for their tasks, if they differ. */
export const partnerTasks: Partial<Record<DeskTask, string>> = {
  home: 'Overview',
  brands: 'Your shop',
  system: 'Developers',
}

const ofTabs = <Tab extends string>(path: string, tabs: readonly Tab[], words: Readonly<Record<Tab, string>>) =>
  Object.fromEntries(tabs.map((tab) => [`${path}?tab=${tab}`, words[tab]]))

/** The name of each page in the navigation, by address; for pages with tabs, each tab. */
export const deskPlaceNames: Readonly<Record<string, string>> = {
  ...placeNames,
  ...ofTabs('/admin-dashboard', DESK_TABS, deskCopy.tabs),
  ...ofTabs('/super-admin-dashboard', PLATFORM_TABS, businessesCopy.tabs),
  ...ofTabs('/admin', ADMIN_TABS, adminCopy.tabs),
  ...ofTabs('/business-dashboard', PARTNER_TABS, partnerCopy.tabs),
  // The first tabs of two dashboards are listed next to each other, so one needs another name.
  '/super-admin-dashboard?tab=system': 'Health',
  '/admin-dashboard?tab=overview': placeNames['/admin-dashboard'],
  '/super-admin-dashboard?tab=overview': placeNames['/super-admin-dashboard'],
}
