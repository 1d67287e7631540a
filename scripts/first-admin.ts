// npm run first-admin: shows the link that creates the first administrator, to whoever may start programs where the shop
// runs (docs/operate.md).
import { openDatabaseFor } from '#server/compose.ts'
import { readConfig } from '#server/settings/config.ts'
import { openLog } from '#server/watching/log.ts'
import { customerStore } from '#shop/people/account/customer-store.ts'
import { proofStore } from '#shop/people/sign-up/proof-store.ts'
import { issueFirstAdminLink } from '#shop/support/staff/make-first-admin.ts'
import { explainBackup } from './explain-backup.ts'

try {
  const config = readConfig()
  const open = await openDatabaseFor(config, openLog('warn'))
  const link = await issueFirstAdminLink({
    customers: customerStore(open.database),
    proofs: proofStore(open.database),
    clock: { now: () => new Date() },
    publicUrl: config.publicUrl,
  })
  console.log(
    link ? `${link}\nIt works once, for 24 hours.` : 'This shop has a super-admin already. Ask them to invite you.',
  )
  await open.close()
  process.exit(link ? 0 : 1)
} catch (error) {
  console.error(explainBackup(error))
  process.exit(1)
}
