// npm run audit [-- --calm]: checks every order against the shop's own records, the payment provider, and the network,
// and names each broken promise (docs/operate.md). Read-only; exits with 1 if anything differs or a vendor didn't
// answer.
import { connectForReading } from '#db/connection/connect-for-reading.ts'
import { composeShop } from '#server/compose.ts'
import { readConfig } from '#server/settings/config.ts'
import { openLog } from '#server/watching/log.ts'
import { openOrderEvents } from '#server/work/order-events.ts'
import { explainBackup } from './explain-backup.ts'
import { sayAudit } from './audit/say-audit.ts'

try {
  const config = readConfig()
  const log = openLog('silent')
  const open = await connectForReading({ directUrl: config.directDatabaseUrl, dataFolder: config.dataFolder })
  const nobody = { nudge: () => Promise.resolve(), hasRoom: () => false }
  const { shop } = await composeShop(config, open, nobody, log, await openOrderEvents(undefined, log))
  const began = performance.now()
  const look = await shop.books.checkAllBooks({ isCalm: process.argv.includes('--calm'), onProgress: sayProgress })
  console.log(sayAudit(look, (performance.now() - began) / 1000))
  await open.close()
  process.exit(look.differences.length + look.silent.length > 0 ? 1 : 0)
} catch (error) {
  console.error(explainBackup(error))
  process.exit(1)
}

function sayProgress(orders: number) {
  if (process.stdout.isTTY) process.stdout.write(`\r${orders} orders …\r`)
}
