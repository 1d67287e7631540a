// Where the first administrator's link goes: a demo prints it; in production it never reaches a log.
import { rm, writeFile, chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/settings/config.ts'

const FILE = 'first-admin-link.txt'
const COMMAND =
  'run npm run first-admin (in a container: node scripts/first-admin.ts), which shows a link that works once'

/** The line to print at startup; null if somebody owns the shop already. `issue` gives a link while nobody does. */
export async function tellOfFirstAdmin(
  { isProduction, dataFolder, databaseUrl }: Pick<Config, 'isProduction' | 'dataFolder' | 'databaseUrl'>,
  issue: () => Promise<string | null>,
  hasOwner: () => Promise<boolean>,
): Promise<string | null> {
  const file = join(dataFolder, FILE)
  if (await hasOwner()) {
    if (isProduction && !databaseUrl) await rm(file, { force: true })
    return null
  }
  // Nodes that share a database share no folder, but a command reaches it from anywhere.
  if (isProduction && databaseUrl) return `First admin:   ${COMMAND}`
  const link = await issue()
  if (link === null) return null
  if (!isProduction) return `First admin:   ${link} (works once, for 24 hours)`
  // The mode counts only for a new file.
  await writeFile(file, '', { mode: 0o600 })
  await chmod(file, 0o600)
  await writeFile(file, `${link}\n`)
  return `First admin:   the link is in ${file} (works once, for 24 hours)`
}
