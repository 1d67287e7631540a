import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { deskPlaceNames } from '#app/copy/office/desk-frame.ts'
import { isOfDesk, PAGES } from '#app/pages.ts'
import { ROLES, type Role } from '#shop/people/account/role.ts'
import { buildDeskNav } from './desk-nav.ts'
import { DeskNav, findDeskPlace } from '#app/layout/desk-nav.tsx'

const waysOf = (role: Role) =>
  buildDeskNav(role, {}).groups.flatMap(({ places }) =>
    places.flatMap(({ to, elsewhere }) => (elsewhere ? [to, elsewhere.to] : [to])),
  )

/** Where the navigation leads from this address. */
const linksAt = (role: Role, address: string) => {
  const { groups, marks } = buildDeskNav(role, {})
  const desk = { groups, marks, name: '', home: '', timeZone: 'UTC', waiting: 0 }
  const drawn = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <DeskNav desk={desk} />
    </MemoryRouter>,
  )
  return [...drawn.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))
}

const namesFor = (role: Role) => buildDeskNav(role, {}).groups.map(({ name }) => name)

const tabsOfAffiliate = (role: Role) =>
  buildDeskNav(role, {}, { hasShop: false }).groups.flatMap(({ places }) => places.map(({ to }) => to.split('=')[1]))

const homesOf = (role: Role) => buildDeskNav(role, {}).groups.find(({ task }) => task === 'home')?.places ?? []
const peopleAt = (address: string) => linksAt('super-admin', address).filter((to) => to.includes('tab=users'))

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
    ['own-admin', ['find', 'home', 'orders', 'customers', 'esims', 'inbox', 'brands', 'figures', 'system', 'tools']],
    ['agent', ['find', 'orders', 'customers', 'esims', 'inbox']],
    ['accountant', ['orders', 'catalog', 'figures']],
    [
      'super-admin',
      [
        'find',
        'home',
        'orders',
        'customers',
        'esims',
        'inbox',
        'catalog',
        'brands',
        'earnings',
        'figures',
        'system',
        'tools',
      ],
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
    expect(namesFor('super-admin')).toEqual(expect.arrayContaining(['Home', 'Users', 'Brands', 'System', 'Tools']))
    expect(namesFor('own-admin')).toEqual(expect.arrayContaining(['eSIM Management', 'Admin Management']))
  })

  it.each(ROLES)('leads %s to each page once, from wherever they are', (role) => {
    for (const to of waysOf(role)) {
      const links = linksAt(role, to)
      expect({ to, twice: links.filter((link, at) => links.indexOf(link) !== at) }).toEqual({ to, twice: [] })
      const [path = ''] = to.split('?')
      const tabs = waysOf(role).filter((way) => way.startsWith(`${path}?`))
      expect(links).toEqual(expect.arrayContaining(tabs))
    }
  })

  it('has one Home, and one list of people, which stays where it is open', () => {
    expect(homesOf('super-admin').map(({ to }) => to)).toEqual(['/super-admin-dashboard?tab=overview'])
    expect(homesOf('own-admin').map(({ to }) => to)).toEqual(['/admin-dashboard?tab=overview'])
    expect(peopleAt('/super-admin-dashboard')).toEqual(['/admin-dashboard?tab=users'])
    expect(peopleAt('/admin')).toEqual(['/admin?tab=users'])
  })

  it('shows how much waits next to where it is handled', () => {
    const counts = buildDeskNav('own-admin', { orders: 3 }).groups.map(({ task, count }) => [task, count])
    expect(counts).toContainEqual(['orders', 3])
    expect(counts).toContainEqual(['esims', null])
  })

  it.each([
    ['/admin-dashboard', '', 'figures', '/admin-dashboard?tab=overview'],
    ['/admin-dashboard', '?tab=orders&view=failed', 'orders', '/admin-dashboard?tab=orders'],
    ['/admin-dashboard', '?tab=nothing', 'figures', '/admin-dashboard?tab=overview'],
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
