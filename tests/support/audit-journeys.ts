// Runs `npm run audit` on what the journeys left behind: whatever people did to the shop, no promise may be broken. The
// running shop locks the embedded database, so this runs after both have ended, with the sandbox restarted on its
// folder.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { auditBooks } from '#scripts/storm/audit-books.ts'
import { startSandboxProcess } from '#scripts/storm/processes.ts'

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

async function auditAt(folder: string) {
  const port = Number(process.env['TEST_PORT'])
  const sandbox = await startSandboxProcess({
    shopUrl: `http://localhost:${port}`,
    dataFolder: join(folder, 'sandbox'),
    callbackMs: 0,
    ports: { http: port + 1, smtp: port + 2 },
  })
  try {
    return await auditBooks({ env: { PORT: String(port), DATA_DIR: folder } })
  } finally {
    await sandbox.stop()
  }
}
