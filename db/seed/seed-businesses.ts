// Adds brands from a file to a shop; existing records are left unchanged.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { businesses } from '#db/schema.ts'
import { WrongFile } from '#db/connection/start-faults.ts'

const setting = z.string().min(1).max(400).optional()
const settingIn = z.partialRecord(z.enum(['de', 'fr', 'es', 'it', 'nl']), z.string().min(1).max(400)).optional()
const brandFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{2,36}$/),
    name: z.string().min(1),
    domain: z.string().toLowerCase().optional(),
    fullName: setting,
    tagline: setting,
    taglineIn: settingIn,
    heroText: setting,
    heroTextIn: settingIn,
    description: setting,
    descriptionIn: settingIn,
    primaryColor: setting,
    primaryLightColor: setting,
    primaryDarkColor: setting,
    secondaryColor: setting,
    backgroundColor: setting,
    legalNote: setting,
    legalNoteIn: settingIn,
    orderPrefix: setting,
    mailFromName: setting,
    mailFrom: setting,
    legalName: setting,
    address: setting,
    email: setting,
    phone: setting,
    kvk: setting,
    vat: setting,
    reviewUrl: setting,
    links: z.array(z.strictObject({ label: z.string(), href: z.string() })).optional(),
  }),
)

/** Throws WrongFile, with every fault, if the file is missing or invalid. */
export async function seedBusinesses({ db }: Database, path: string): Promise<void> {
  const rows = await readBrands(path)
  const now = Date.now()
  if (rows.length === 0) return
  await db()
    .insert(businesses)
    // With increasing times, so that the first in the file stays the first.
    .values(rows.map((row, place) => ({ ...row, createdAt: new Date(now + place), updatedAt: new Date(now + place) })))
    .onConflictDoNothing()
}

async function readBrands(path: string): Promise<z.infer<typeof brandFile>> {
  const wrong = (why: string) => new WrongFile(`BUSINESSES_FILE ${path} ${why}`)
  let said: unknown
  try {
    const bytes = await readFile(path)
    // PowerShell writes UTF-16; a decoder drops the byte order mark of either.
    said = JSON.parse(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw error instanceof SyntaxError ? wrong(`is not JSON: ${message}`) : wrong(`cannot be read: ${message}`)
  }
  const read = brandFile.safeParse(said)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path: place, message }) => `${place.join('.') || 'the file'}: ${message}`)
  throw wrong(`is not a list of brands: ${faults.join('; ')}`)
}
