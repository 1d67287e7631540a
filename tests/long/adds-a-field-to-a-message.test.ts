// A new field of a message to the shop is named in four files, and in the words of each language: it is added to a copy of
// this folder, whose types and tests then pass with it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
import { copyClone } from '#scripts/machines/clone.ts'

/** A line of each file, and what stands below it then. */
const ADDED: [path: string, below: string, line: string][] = [
  ['db/schema/support/support-tickets.ts', "  company: text('company'),", "  phoneModel: text('phone_model'),"],
  ['shop/support/inbox/ticket-details.ts', "  'company',", "  'phoneModel',"],
  ['app/copy/support/message-fields.ts', "  company: { label: 'Company' },", "  phoneModel: { label: 'Phone model' },"],
  [
    'app/routes/support/contact/support-fields.ts',
    "  email: { longest: 254, isRequired: true, autoComplete: 'email' },",
    '  phoneModel: { longest: 80 },',
  ],
]

const FOREIGN: [language: ForeignLanguage, company: string, phoneModel: string][] = [
  ['de', 'Unternehmen', 'Telefonmodell'],
  ['fr', 'Entreprise', 'Modèle du téléphone'],
  ['es', 'Empresa', 'Modelo de teléfono'],
  ['it', 'Azienda', 'Modello del telefono'],
  ['nl', 'Bedrijf', 'Telefoonmodel'],
]
const IN_EACH_LANGUAGE = FOREIGN.map(([language, company, phoneModel]): (typeof ADDED)[number] => [
  `app/copy/${language}/support/message-fields.ts`,
  `  company: { label: '${company}' },`,
  `  phoneModel: { label: '${phoneModel}' },`,
])

it(
  'is one line each in four files and in the words of each language, and a generated migration',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-field-'))
    try {
      const clone = copyClone(join(folder, 'clone'))
      for (const [path, below, line] of [...ADDED, ...IN_EACH_LANGUAGE]) {
        const file = join(folder, 'clone', path)
        const text = readFileSync(file, 'utf8')
        expect([path, text.split(`${below}\n`).length]).toEqual([path, 2])
        writeFileSync(file, text.replace(`${below}\n`, `${below}\n${line}\n`))
      }
      expect(ADDED.length).toBeLessThanOrEqual(5)
      expect(FOREIGN.map(([language]) => language).toSorted()).toEqual(FOREIGN_LANGUAGES.toSorted())
      await clone.run(['scripts/generate-migration.mjs', '--name', 'phone_model'])
      await clone.run(['node_modules/@react-router/dev/bin.cjs', 'typegen'])
      await clone.run(['node_modules/typescript/bin/tsc', '--checkers', '1'])
      await clone.test('tests/keeps-what-a-message-tells.test.ts')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
