// Every call of the partner API.
import { z } from 'zod'
import { operation, type Operation } from './operation.ts'
import { ORDER_OPERATIONS } from './order-operations.ts'
import { bundle, countries, country, day, offers, pageOf, pageQuery, zone } from './things.ts'

const noParams = z.strictObject({})

export const OPERATIONS: readonly Operation[] = [
  operation({
    id: 'listZones',
    method: 'get',
    path: '/zones',
    scope: 'catalogue:read',
    summary: 'List zones',
    params: noParams,
    query: z.strictObject(pageQuery),
    answer: pageOf(zone, 'ZonePage'),
    problems: ['cursor_invalid'],
    run: async ({ shop, query: { cursor = null, limit } }) => paged(await shop.api.listZones({ cursor, limit })),
  }),
  operation({
    id: 'listCountries',
    method: 'get',
    path: '/countries',
    scope: 'catalogue:read',
    summary: 'List countries',
    params: noParams,
    query: z.strictObject(pageQuery),
    answer: pageOf(country, 'CountryPage'),
    problems: ['cursor_invalid'],
    run: async ({ shop, query: { cursor = null, limit } }) => paged(await shop.api.listCountries({ cursor, limit })),
  }),
  operation({
    id: 'listBundles',
    method: 'get',
    path: '/bundles',
    scope: 'catalogue:read',
    summary: 'List bundles',
    text: 'Everything on sale right now, by ID.',
    params: noParams,
    query: z.strictObject({
      zone: z.string().max(120).optional().meta({ description: 'Only this zone, by name' }),
      ...pageQuery,
    }),
    answer: pageOf(bundle, 'BundlePage'),
    problems: ['cursor_invalid'],
    sampleQuery: 'zone=Europe',
    run: async ({ shop, key: { businessId }, query: { zone: named = null, cursor = null, limit } }) =>
      paged(await shop.api.listBundles({ zone: named, businessId, cursor, limit })),
  }),
  operation({
    id: 'getBundle',
    method: 'get',
    path: '/bundles/{bundleId}',
    scope: 'catalogue:read',
    summary: 'Get a bundle',
    params: z.strictObject({ bundleId: z.string().max(60) }),
    query: noParams,
    answer: bundle,
    problems: ['bundle_not_found'],
    run: async ({ shop, key: { businessId }, params: { bundleId } }) => {
      const found = await shop.api.findSoldBundle({ bundleId, businessId })
      return found.ok ? { ok: true, body: found.bundle } : found
    },
  }),
  operation({
    id: 'listOffers',
    method: 'get',
    path: '/offers',
    scope: 'catalogue:read',
    summary: 'Find offers for a trip',
    text: 'The same offers as in the shop: bundles that cover all countries and last the whole trip, sorted by their price in your shop.',
    params: noParams,
    query: z.strictObject({
      countries: countries.meta({ description: 'Two-letter codes, separated by commas' }),
      arrival: day.meta({ description: 'First day, such as 2026-12-07' }),
      departure: day.meta({ description: 'Last day' }),
    }),
    answer: offers,
    problems: ['arrival_in_past', 'departure_before_arrival'],
    sampleQuery: 'countries=FR,IT&arrival=2026-12-07&departure=2026-12-13',
    run: async ({ shop, key: { businessId }, query }) => {
      const found = await shop.api.listTripOffers({ ...query, businessId })
      if (!found.ok) return found
      const { offers: data, ...facts } = found
      return { ok: true, body: { ...facts, data } }
    },
  }),
  ...ORDER_OPERATIONS,
]

type Page = { ok: true; items: unknown[]; nextCursor: string | null }

const paged = <Item, Refusal extends { ok: false }>(page: (Page & { items: Item[] }) | Refusal) =>
  page.ok ? { ok: true as const, body: { data: page.items, nextCursor: page.nextCursor } } : page
