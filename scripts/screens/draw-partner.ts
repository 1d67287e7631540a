// The dashboard of a partner with its own shop and prices, with demo data.
import type { Easel } from './easel.ts'
import type { People } from './people.ts'

const TABS = ['orders', 'earnings', 'payouts', 'balance', 'prices', 'share', 'brand', 'api', 'team']

export async function drawPartner({ page, draw, drawAt, logIn }: Easel, { partner }: People) {
  await logIn(partner)
  await page.waitForURL(/\/business-dashboard$/)
  await draw('partner')
  for (const tab of TABS) await drawAt(`partner-${tab}`, `/business-dashboard?tab=${tab}`)
  await drawAt('partner-webhooks', '/business-dashboard/webhooks')
}
