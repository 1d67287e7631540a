// The catalog of the simulated eSIM Go, page by page, and the networks in each country.
import type { Hono } from 'hono'
import type { NetworkEnv } from '../network/answer-faults.ts'
import { bundleRow, networkRow, planOfBundle } from './go-bundle.ts'
import { pageOf, refuse } from './go-answer.ts'
import type { GoParts } from './go-parts.ts'

const BASE = '/esim-go/v2.5'
const PER_PAGE = 50

export function catalogRoutes(routes: Hono<NetworkEnv>, { shelf, door }: GoParts): void {
  routes.get(`${BASE}/catalogue`, (c) =>
    door(c, 'catalogue', { cost: 5 }, (kind) => {
      const { group, countries, region, description } = c.req.query()
      const isos = countries?.split(',').map((iso) => iso.trim())
      const found = shelf
        .all()
        .map((plan) => bundleRow(plan))
        .filter((row) => !group || row.groups.includes(group))
        .filter((row) => !isos || row.countries.some(({ iso }) => isos.includes(iso)))
        .filter((row) => !region || row.countries.some((country) => country.region === region))
        .filter((row) => !description || row.description.includes(description.replaceAll('*', '')))
      const { shown, ...page } = pageOf(c, found, 'perPage', PER_PAGE)
      const bundles =
        kind === 'unknown_group'
          ? shown.map((row) => ({ ...row, groups: ['Standard Satellite'], billingType: 'PerMinute' }))
          : shown
      return c.json(kind === 'array' ? bundles : { bundles, ...page })
    }),
  )

  routes.get(`${BASE}/catalogue/bundle/:name`, (c) => {
    const name = c.req.param('name')
    return door(c, 'catalogue', { cost: 5, subjects: [name] }, () => {
      const plan = planOfBundle(shelf, name)
      if (!plan) return refuse(c, 400, 'bundle not found')
      const { groups, ...row } = bundleRow(plan)
      return c.json({ ...row, group: groups })
    })
  })

  routes.get(`${BASE}/organisation/groups`, (c) =>
    door(c, 'catalogue', { cost: 1 }, () =>
      c.json({ groups: [...new Set(shelf.all().flatMap((plan) => bundleRow(plan).groups))].map((name) => ({ name })) }),
    ),
  )

  routes.get(`${BASE}/networks`, (c) =>
    door(c, 'networks', { cost: 5 }, () => {
      const { isos, countries, returnAll } = c.req.query()
      const wanted = new Set([...(isos ?? '').split(','), ...(countries ?? '').split(',')].map((word) => word.trim()))
      const known = new Map(shelf.all().flatMap(({ area }) => area.countries.map((country) => [country.iso, country])))
      const found = [...known.values()].filter(
        ({ iso, name }) => returnAll === 'true' || wanted.has(iso) || wanted.has(name),
      )
      return c.json({ countryNetworks: found.map((country) => networkRow(country)) })
    }),
  )
}
