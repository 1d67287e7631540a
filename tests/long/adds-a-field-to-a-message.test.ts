// A new field of a record that travels is named in at most five files, and in the words of each language: it is added to
// a copy of this folder, whose types and tests then pass with it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
import { copyClone } from '#scripts/machines/clone.ts'

/** What stands once in a file, and what stands behind it then. */
type Added = [path: string, behind: string, added: string]

const TO_A_TICKET: Added[] = [
  ['db/schema/support/support-tickets.ts', "\n  company: text('company'),", "\n  phoneModel: text('phone_model'),"],
  ['shop/support/inbox/ticket-details.ts', "\n  'company',", "\n  'phoneModel',"],
  [
    'app/copy/support/message-fields.ts',
    "\n  company: { label: 'Company' },",
    "\n  phoneModel: { label: 'Phone model' },",
  ],
  [
    'app/routes/support/contact/support-fields.ts',
    "\n  email: { longest: 254, isRequired: true, autoComplete: 'email' },",
    '\n  phoneModel: { longest: 80 },',
  ],
]

const TO_A_WITHDRAWAL: Added[] = [
  [
    'db/schema/support/withdrawals.ts',
    "\n    name: text('name').notNull(),",
    "\n    phoneModel: text('phone_model').notNull().default(''),",
  ],
  ['shop/support/withdrawal/withdrawal.ts', "\n  'name',", "\n  'phoneModel',"],
  [
    'app/routes/support/help/withdraw/withdraw-fields.ts',
    "\n  name: { autoComplete: 'name' },",
    "\n  phoneModel: { autoComplete: 'off' },",
  ],
  [
    'app/routes/support/help/withdraw/withdraw-form.ts',
    '\n  reference: text.transform(normalizeReference).refine(isNamedContract, problems.reference),',
    '\n  phoneModel: text,',
  ],
  ['app/copy/support/withdraw.ts', "const fields: Record<'reference' | 'name'", " | 'phoneModel'"],
  ['app/copy/support/withdraw.ts', "\n  name: { label: 'Your name' },", "\n  phoneModel: { label: 'Phone model' },"],
]

const TO_A_PAYEE: Added[] = [
  [
    'db/schema/partners/payouts.ts',
    "\n    legalName: text('legal_name').notNull(),",
    "\n    taxOffice: text('tax_office'),",
  ],
  ['shop/partners/payout/payee.ts', "\n  'legalName',", "\n  'taxOffice',"],
  ['shop/partners/payout/save-payout-details.ts', 'details: { businessId,', ' taxOffice: typed.taxOffice || null,'],
  [
    'app/routes/partners/business/partner/payout-form.tsx',
    '\n      <h3 className="text-xl">{copy.paper}</h3>',
    '\n      <TextField name="taxOffice" label={copy.taxOffice} isOptional defaultValue={was?.taxOffice} />',
  ],
  [
    'app/copy/partners/payouts.ts',
    "\n    legalName: 'Your or your company’s full name',",
    "\n    taxOffice: 'Your tax office',",
  ],
]

const TO_AN_ENDPOINT: Added[] = [
  [
    'db/schema/partners/webhooks.ts',
    "\n    events: text('events').array().notNull(),",
    "\n    purpose: text('purpose'),",
  ],
  ['shop/partners/webhook/endpoint.ts', '\n  events: readonly WebhookType[]', '\n  purpose?: string | null'],
  ['shop/partners/webhook/endpoint.ts', "Pick<Endpoint, 'mode' | 'events'", " | 'purpose'"],
  [
    'app/routes/partners/business/webhook/add-endpoint.tsx',
    '\n        <div className="webhook-fields">',
    '\n          <TextField name="purpose" label={copy.purpose} isOptional />',
  ],
  [
    'app/routes/partners/business/webhook/webhooks-action.ts',
    '{ businessId, url, mode,',
    " purpose: textOf(form, 'purpose'),",
  ],
  ['app/copy/partners/webhooks.ts', "\n    mode: 'Sends',", "\n    purpose: 'What it is for',"],
]

const RECORDS = [TO_A_TICKET, TO_A_WITHDRAWAL, TO_A_PAYEE, TO_AN_ENDPOINT]

/** Tests that spell out such a record, of which each field is required, are not counted. */
const PRODUCT = {
  extends: './tsconfig.json',
  exclude: ['tests', 'scripts', 'sandbox', '**/*.test.ts', '**/*.test.tsx', 'build', 'node_modules'],
}

type Labels = { company: string; name: string; phoneModel: string }
const FOREIGN: [language: ForeignLanguage, labels: Labels][] = [
  ['de', { company: 'Unternehmen', name: 'Ihr Name', phoneModel: 'Telefonmodell' }],
  ['fr', { company: 'Entreprise', name: 'Votre nom', phoneModel: 'Modèle du téléphone' }],
  ['es', { company: 'Empresa', name: 'Tu nombre', phoneModel: 'Modelo de teléfono' }],
  ['it', { company: 'Azienda', name: 'Il tuo nome', phoneModel: 'Modello del telefono' }],
  ['nl', { company: 'Bedrijf', name: 'Je naam', phoneModel: 'Telefoonmodel' }],
]
const IN_EACH_LANGUAGE = FOREIGN.flatMap(([language, { company, name, phoneModel }]): Added[] => [
  [
    `app/copy/${language}/support/message-fields.ts`,
    `\n  company: { label: '${company}' },`,
    `\n  phoneModel: { label: '${phoneModel}' },`,
  ],
  [
    `app/copy/${language}/support/withdraw.ts`,
    `\n    name: { label: '${name}' },`,
    `\n    phoneModel: { label: '${phoneModel}' },`,
  ],
])

it(
  'is named in at most five files and in the words of each language, and a generated migration',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-field-'))
    try {
      const clone = copyClone(join(folder, 'clone'))
      for (const [path, behind, added] of [...RECORDS.flat(), ...IN_EACH_LANGUAGE]) {
        const file = join(folder, 'clone', path)
        const text = readFileSync(file, 'utf8')
        expect([path, text.split(behind).length]).toEqual([path, 2])
        writeFileSync(file, text.replace(behind, `${behind}${added}`))
      }
      for (const record of RECORDS) expect(new Set(record.map(([path]) => path)).size).toBeLessThanOrEqual(5)
      expect(FOREIGN.map(([language]) => language).toSorted()).toEqual(FOREIGN_LANGUAGES.toSorted())
      await clone.run(['scripts/generate-migration.mjs', '--name', 'new_fields'])
      await clone.run(['node_modules/@react-router/dev/bin.cjs', 'typegen'])
      writeFileSync(join(folder, 'clone/tsconfig.product.json'), JSON.stringify(PRODUCT))
      await clone.run(['node_modules/typescript/bin/tsc', '--checkers', '1', '-p', 'tsconfig.product.json'])
      await clone.test('tests/keeps-what-a-message-tells.test.ts')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
