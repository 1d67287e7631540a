// The catalog and the wallet of the simulated Zendit.
import type { Hono } from 'hono'
import type { NetworkEnv } from '../network/answer-faults.ts'
import { offerRow, planOfOffer } from './zendit-offer.ts'
import { pageOf, refuse } from './zendit-parts.ts'
import type { ZenditParts } from './zendit-parts.ts'

type Row = ReturnType<typeof offerRow>

const SPOILED: Record<string, (row: Row) => object> = {
  unknown_price: (row) => ({ ...row, priceType: 'AUCTION' }),
  unknown_currency: (row) => ({ ...row, cost: { ...row.cost, currency: '' } }),
  no_countries: (row) => ({ ...row, country: '', roaming: [] }),
}

export function offerRoutes(routes: Hono<NetworkEnv>, base: string, { door, shelf, book }: ZenditParts): void {
  routes.get(`${base}/esim/offers`, (c) =>
    door(c, 'offers', [], (kind) => {
      const { country, regions, brand, subType } = c.req.query()
      const rows = shelf
        .all()
        .map((plan) => offerRow(plan))
        .filter(
          (row) =>
            (!country || row.country === country) &&
            (!regions || row.regions.includes(regions)) &&
            (!brand || row.brand === brand) &&
            (!subType || row.subTypes.includes(subType)),
        )
      const page = pageOf(c, rows)
      if (!page) return refuse(c, 400, 'INVALID_REQUEST', '_limit and _offset are required')
      const spoil = kind === null ? undefined : SPOILED[kind]
      const list = page.list.map((row, at) => (spoil && at === 0 && page.offset === 0 ? spoil(row) : row))
      return c.json({ ...page, list })
    }),
  )

  routes.get(`${base}/esim/offers/:offerId`, (c) => {
    const offerId = c.req.param('offerId')
    return door(c, 'offers', [offerId], () => {
      const plan = planOfOffer(shelf, offerId)
      return plan ? c.json(offerRow(plan)) : refuse(c, 404, 'NOT_FOUND')
    })
  })

  routes.get(`${base}/balance`, (c) =>
    door(c, 'balance', [], () => c.json({ availableBalance: book.balance(), currency: 'USD', currencyDivisor: 100 })),
  )
}
