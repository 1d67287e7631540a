import { describe, expect, it } from 'vitest'
import { deskPlaceNames } from '#app/copy/office/desk-frame.ts'
import { isOfDesk, PAGES } from '#app/pages.ts'
import { ROLES, type Role } from '#shop/people/account/role.ts'
import { buildDeskNav } from './desk-nav.ts'
import { findDeskPlace } from '#app/layout/desk-nav.tsx'

const waysOf = (role: Role) => buildDeskNav(role, {}).groups.flatMap(({ places }) => places.map(({ to }) => to))

const namesFor = (role: Role) => buildDeskNav(role, {}).groups.map(({ name }) => name)

const tabsOfAffiliate = (role: Role) =>
  buildDeskNav(role, {}, { hasShop: false }).groups.flatMap(({ places }) => places.map(({ to }) => to.split('=')[1]))

describe('the navigation of those who work for the shop', () => {
  it('lists every desk page for everyone who may open it, with a name', () => {
    const all = [...new Set(ROLES.flatMap(waysOf))]
    const told = PAGES.filter(isOfDesk).flatMap(({ path, task, tabs = {} }) => [
      ...(task ? [path] : []),
      ...Object.keys(tabs).map((tab) => `${path}?tab=${tab}`),
    ])
    expect(all.toSorted()).toEqual(told.toSorted())
    expect(all.filter((to) => !Object.hasOwn(deskPlaceNames, to))).toEqual([])
  })

  it.each([
    ['own-user', []],
    ['business-user', ['home', 'orders', 'brands', 'earnings']],
    ['business-admin', ['home', 'orders', 'brands', 'earnings', 'system', 'team']],
    ['own-admin', ['find', 'home', 'orders', 'customers', 'esims', 'inbox', 'brands', 'figures', 'system']],
    ['agent', ['find', 'orders', 'customers', 'esims', 'inbox']],
    ['accountant', ['orders', 'catalog', 'figures']],
    [
      'super-admin',
      ['find', 'home', 'orders', 'customers', 'esims', 'inbox', 'catalog', 'brands', 'earnings', 'figures', 'system'],
    ],
  ] as const)('shows %s only their own tasks', (role, tasks) => {
    expect(buildDeskNav(role, {}).groups.map(({ task }) => task)).toEqual(tasks)
  })

  it('hides the brand from those who may not change it', () => {
    expect(waysOf('business-admin')).toContain('/business-dashboard?tab=brand')
    expect(waysOf('business-user')).not.toContain('/business-dashboard?tab=brand')
  })

  it('shows an affiliate without a shop only its earnings and its team', () => {
    expect(tabsOfAffiliate('business-admin')).toEqual(['earnings', 'payouts', 'team'])
    expect(tabsOfAffiliate('business-user')).toEqual(['earnings'])
  })

  it('names tasks as partners and as staff know them', () => {
    expect(namesFor('business-admin')).toEqual(['Overview', 'Orders', 'Your shop', 'Earnings', 'Developers', 'Team'])
    expect(namesFor('super-admin')).toEqual(expect.arrayContaining(['Home', 'Brands', 'System']))
  })

  it('shows how much waits next to where it is handled', () => {
    const counts = buildDeskNav('own-admin', { orders: 3 }).groups.map(({ task, count }) => [task, count])
    expect(counts).toContainEqual(['orders', 3])
    expect(counts).toContainEqual(['esims', null])
  })

  it.each([
    ['/admin-dashboard', '', 'home', '/admin-dashboard?tab=overview'],
    ['/admin-dashboard', '?tab=orders&view=failed', 'orders', '/admin-dashboard?tab=orders'],
    ['/admin-dashboard', '?tab=nothing', 'home', '/admin-dashboard?tab=overview'],
    ['/admin-dashboard/orders/1', '?ask=refund', 'orders', null],
    ['/super-admin-dashboard/catalog/Europe', '', 'catalog', null],
    ['/super-admin-dashboard', '?tab=audit', 'system', '/super-admin-dashboard?tab=audit'],
  ])('knows where %s%s belongs', (pathname, search, task, to) => {
    expect(findDeskPlace(buildDeskNav('super-admin', {}).marks, pathname, search)).toMatchObject({ task, to })
  })

  it('ignores pages outside the desks', () => {
    expect(findDeskPlace(buildDeskNav('super-admin', {}).marks, '/account', '')).toBeNull()
  })
})
