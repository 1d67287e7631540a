// Runs `npm run audit` on what the journeys left behind: whatever people did to the shop, no promise may be broken. The
// running shop locks the embedded database, so this runs after both have ended, with the sandbox restarted on its
// folder.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { auditBooks } from '#scripts/storm/audit-books.ts'
import { startSandboxProcess, startShopProcess } from '#scripts/storm/processes.ts'

/** Removes the shop's folder. Null if there was nothing to audit. */
export async function auditJourneys(status: string): Promise<{ text: string; isGood: boolean } | null> {
  const folder = process.env['JOURNEYS_DATA']
  if (!folder || !existsSync(folder)) return null
  try {
    if (status === 'interrupted') return null
    const audit = await auditAt(folder)
    console.log(`\n${audit.text}`)
    return audit
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The shop is stopped with the last journey, which may have set something off: it gets this many starts to finish it. */
const MORE_STARTS = 5

async function auditAt(folder: string) {
  const port = Number(process.env['TEST_PORT'])
  const sandbox = await startSandboxProcess({
    shopUrl: `http://localhost:${port}`,
    dataFolder: join(folder, 'sandbox'),
    callbackMs: 0,
    ports: { http: port + 1, smtp: port + 2 },
  })
  try {
    const audit = () => auditBooks({ env: { PORT: String(port), DATA_DIR: folder } })
    let last = await audit()
    for (let starts = 0; !last.isGood && starts < MORE_STARTS; starts++) {
      console.log(`\n${last.text}\nThe shop is started once more, to finish what it was doing.`)
      await finishWork(port, folder)
      last = await audit()
    }
    return last
  } finally {
    await sandbox.stop()
  }
}

/** A shop begins with what is due, and finishes it when it is asked to end. */
async function finishWork(port: number, folder: string) {
  const env = { LOG_LEVEL: 'warn', SANDBOX_PORT: String(port + 1), SANDBOX_SMTP_PORT: String(port + 2) }
  const shop = startShopProcess({ port, dataFolder: folder, logFile: join(folder, 'finishing.log'), env })
  await shop.ready
  await shop.stop()
}
