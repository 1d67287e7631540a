// npm run rebuild [-- 2027-03-01T09:30:00Z] [--other-prices]: after a restore and before the shop starts, fetches what happened since the backup
// from the payment provider and the network (docs/operate.md). Harmless however often it runs.
import { BackupRefused } from '#server/backup.ts'
import { composeShop, openDatabaseFor } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { openOrderEvents } from '#server/order-events.ts'
import { formatEuro } from '#shop/values/money.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { explainBackup } from './explain-backup.ts'

const OTHER_PRICES = '--other-prices'
const given = process.argv.slice(2)
const moment = given.find((word) => word !== OTHER_PRICES)
const since = moment === undefined ? null : new Date(moment)
try {
  if (since && Number.isNaN(since.getTime()))
    throw new BackupRefused(`${moment} is no moment, such as 2027-03-01T09:30:00Z.`)
  const config = readConfig()
  const log = openLog('error')
  const open = await openDatabaseFor(config, log)
  // Nobody works here: what is due is done by the shop once it starts.
  const nobody = { nudge: () => Promise.resolve(), hasRoom: () => false }
  const { shop } = await composeShop(config, open, nobody, log, await openOrderEvents(undefined, log))
  const answer = await shop.recovery.rebuildLostOrders(since, given.includes(OTHER_PRICES))
  await open.close()
  if (!answer.ok) throw new BackupRefused('A shop is running on this database. Stop it first, and wait for a minute.')
  const { rebuilt } = answer
  console.log(`Since ${rebuilt.since.toISOString()} the payment provider opened ${rebuilt.pages} pages.`)
  console.log(
    `${rebuilt.orders.length} orders were lost and are there again; ${rebuilt.events} messages were taken in.`,
  )
  console.log(`${rebuilt.profiles} profiles that the network had given belong to their orders again.`)
  if (rebuilt.fromBalances.length > 0)
    console.log(`${rebuilt.fromBalances.length} orders by API were paid from balances again.`)
  for (const { reference, businessName, totalCents, todayCents, quote } of rebuilt.otherPrices) {
    const cost = `${reference} of ${businessName} cost ${formatEuro(totalCents)}, and today ${formatEuro(todayCents)}.`
    console.log(
      quote
        ? `${cost} With the VAT of today that was ${formatEuro(quote.subtotalCents)} and ${formatEuro(quote.vatCents)} VAT. If that is right, run this again with ${OTHER_PRICES}.`
        : `${cost} No price makes that with the VAT of today. Ask the partner for what they know of it.`,
    )
    console.log(
      `Or decide about it once the shop runs: ${config.publicUrl}/super-admin-dashboard/lost-orders/${reference}`,
    )
  }
  for (const { reference, missing } of rebuilt.orders)
    if (missing.length > 0)
      console.log(`Ask the buyer of ${reference} for: ${missing.join(', ')}. The order needs review.`)
  for (const page of rebuilt.unknown)
    console.log(`Look at ${page} in the payment provider's dashboard: no order fits it.`)
  console.log('Start the shop: it delivers what is owed. Then npm run audit.')
  process.exit(0)
} catch (error) {
  console.error(
    error instanceof VendorError
      ? `The payment provider does not answer (${error.message}). Run this again.`
      : explainBackup(error),
  )
  process.exit(1)
}
