// npm run rebuild [-- 2027-03-01T09:30:00Z] [--other-prices]: after a restore and before the shop starts, fetches what
// happened since the backup from the payment provider and the network (docs/operate.md). Safe to run any number of
// times.
import { BackupRefused } from '#server/process/backup.ts'
import { composeShop, openDatabaseFor } from '#server/compose.ts'
import { readConfig } from '#server/settings/config.ts'
import { openLog } from '#server/watching/log.ts'
import { openOrderEvents } from '#server/work/order-events.ts'
import { formatEuro } from '#values/money.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { explainBackup } from './explain-backup.ts'

const OTHER_PRICES = '--other-prices'
const given = process.argv.slice(2)
const moment = given.find((word) => word !== OTHER_PRICES)
const since = moment === undefined ? null : new Date(moment)
try {
  if (since && Number.isNaN(since.getTime()))
    throw new BackupRefused(`${moment} is not a valid time. Use a form like 2027-03-01T09:30:00Z.`)
  const config = readConfig()
  const log = openLog('error')
  const open = await openDatabaseFor(config, log)
  // No worker runs here: due work is done by the shop once it starts.
  const nobody = { nudge: () => Promise.resolve(), hasRoom: () => false }
  const { shop } = await composeShop(config, open, nobody, log, await openOrderEvents(undefined, log))
  const answer = await shop.recovery.rebuildLostOrders(since, given.includes(OTHER_PRICES))
  await open.close()
  if (!answer.ok) throw new BackupRefused('A shop is running on this database. Stop it, wait a minute, and try again.')
  const { rebuilt } = answer
  console.log(`The payment provider has opened ${rebuilt.pages} payment pages since ${rebuilt.since.toISOString()}.`)
  console.log(`${rebuilt.orders.length} lost orders restored; ${rebuilt.events} provider messages processed.`)
  console.log(`${rebuilt.profiles} eSIM profiles from the network linked to their orders again.`)
  if (rebuilt.fromBalances.length > 0)
    console.log(`${rebuilt.fromBalances.length} API orders charged to their balances again.`)
  for (const { reference, businessName, totalCents, todayCents, quote } of rebuilt.otherPrices) {
    const cost = `${businessName} paid ${formatEuro(totalCents)} for ${reference}; today it would cost ${formatEuro(todayCents)}.`
    console.log(
      quote
        ? `${cost} At today’s VAT rate, that was ${formatEuro(quote.subtotalCents)} plus ${formatEuro(quote.vatCents)} VAT. If that’s right, run this again with ${OTHER_PRICES}.`
        : `${cost} No net price gives this total at today’s VAT rate. Ask the partner for their records of it.`,
    )
    console.log(
      `Or decide once the shop is running: ${config.publicUrl}/super-admin-dashboard/lost-orders/${reference}`,
    )
  }
  for (const { reference, missing } of rebuilt.orders)
    if (missing.length > 0)
      console.log(`Ask the buyer of ${reference} for ${missing.join(', ')}. The order needs review.`)
  for (const page of rebuilt.unknown)
    console.log(`Check ${page} in the payment provider's dashboard: no order matches it.`)
  console.log('Now start the shop, which delivers outstanding orders. Then run npm run audit.')
  process.exit(0)
} catch (error) {
  console.error(
    error instanceof VendorError
      ? `${error.vendor === 'network' ? 'A network' : 'The payment provider'} didn’t answer (${error.message}). Try again later.`
      : explainBackup(error),
  )
  process.exit(1)
}
