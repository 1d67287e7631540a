// Adds brands from a file to a shop; existing records are left unchanged.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { businesses } from '#db/schema.ts'

const setting = z.string().min(1).max(400).optional()
const brandFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{2,36}$/),
    name: z.string().min(1),
    domain: z.string().toLowerCase().optional(),
    fullName: setting,
    tagline: setting,
    heroText: setting,
    description: setting,
    primaryColor: setting,
    primaryLightColor: setting,
    primaryDarkColor: setting,
    secondaryColor: setting,
    backgroundColor: setting,
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

/** Throws the first fault if the file is invalid. */
export async function seedBusinesses({ db }: Database, path: string): Promise<void> {
  const rows = brandFile.parse(JSON.parse(await readFile(path, 'utf8')))
  const now = Date.now()
  if (rows.length === 0) return
  await db()
    .insert(businesses)
    // With increasing times, so that the first in the file stays the first.
    .values(rows.map((row, place) => ({ ...row, createdAt: new Date(now + place), updatedAt: new Date(now + place) })))
    .onConflictDoNothing()
}
