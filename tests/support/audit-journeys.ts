// `npm run audit` on what the journeys left: whatever people did to the shop, no promise may be broken. The embedded database
// belongs to the shop while it runs, so this comes after the end of both, with the sandbox started again on its folder.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { auditBooks } from '#scripts/storm/audit-books.ts'
import { startSandboxProcess } from '#scripts/storm/processes.ts'

/** Removes the folder of the shop. Null where nothing was there to audit. */
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
