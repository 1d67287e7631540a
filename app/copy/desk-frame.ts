// The words of the frame around the pages of those who work for the shop: its tasks, and the pages of each.
import { ADMIN_TABS, adminCopy } from './admin.ts'
import { DESK_TABS, deskCopy } from './admin-desk.ts'
import { businessesCopy, PLATFORM_TABS } from './businesses.ts'
import { PARTNER_TABS, partnerCopy } from './dashboards-business.ts'
import { placeNames } from './role-places.ts'
import type { DeskTask } from '#app/pages.ts'

export const deskFrameCopy = {
  label: 'Back office',
  menu: 'Menu',
  menuWaiting: (count: number) => `Menu, ${count} waiting`,
  closeMenu: 'Close menu',
  home: (brand: string) => `${brand}, back office`,
  waiting: (count: number) => `, ${count} waiting`,
  toShop: 'View shop',
  account: 'Account',
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
  } satisfies Record<DeskTask, string>,
} as const

/** What partners call their tasks, where that differs. */
export const partnerTasks: Partial<Record<DeskTask, string>> = {
  home: 'Overview',
  brands: 'Your shop',
  system: 'Developers',
}

const ofTabs = <Tab extends string>(path: string, tabs: readonly Tab[], words: Readonly<Record<Tab, string>>) =>
  Object.fromEntries(tabs.map((tab) => [`${path}?tab=${tab}`, words[tab]]))

/** What each page is called in the navigation, by its address; of pages with tabs each tab. */
export const deskPlaceNames: Readonly<Record<string, string>> = {
  ...placeNames,
  ...ofTabs('/admin-dashboard', DESK_TABS, deskCopy.tabs),
  ...ofTabs('/super-admin-dashboard', PLATFORM_TABS, businessesCopy.tabs),
  ...ofTabs('/admin', ADMIN_TABS, adminCopy.tabs),
  ...ofTabs('/business-dashboard', PARTNER_TABS, partnerCopy.tabs),
  // The first looks of two dashboards stand side by side.
  '/super-admin-dashboard?tab=system': 'Health',
  '/admin-dashboard?tab=overview': placeNames['/admin-dashboard'],
  '/super-admin-dashboard?tab=overview': placeNames['/super-admin-dashboard'],
}
