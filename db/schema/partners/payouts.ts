// Payouts to partners: bank details, runs, and results. Bank accounts are encrypted.
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex, index, uuid } from 'drizzle-orm/pg-core'
import { sealedText } from '#db/sealing/sealed-columns.ts'
import { businesses } from '#db/schema/people/businesses.ts'
import { cents, instant, vatQuestion } from '#db/schema/columns.ts'

const [holder, iban, bic] = [
  () => sealedText('holder', 'bank.holder'),
  () => sealedText('iban', 'bank.iban'),
  () => sealedText('bic', 'bank.bic'),
]
const bankAccount = () => ({ holder: holder().notNull(), iban: iban().notNull(), bic: bic() })
/** As it was when money was sent there; deleted once the law no longer requires it. */
const pastBankAccount = () => ({ holder: holder(), iban: iban(), bic: bic() })

export const payoutDetails = pgTable(
  'payout_details',
  {
    businessId: text('business_id')
      .primaryKey()
      .references(() => businesses.id),
    ...bankAccount(),
    // who earns, as tax law requires it on documents
    legalName: text('legal_name').notNull(),
    address: text('address').notNull(),
    country: text('country').notNull(),
    vatNumber: text('vat_number'),
    // by agreement, the shop issues the invoice for what it owes
    isSelfBilled: boolean('is_self_billed').notNull().default(false),
    changedAt: instant('changed_at').notNull(),
    // the EU register's answer about the number, and when; null if it isn't asked: no number, or not from the EU
    vatVerdict: text('vat_verdict').$type<'valid' | 'invalid' | 'unavailable'>(),
    vatAskedAt: instant('vat_asked_at'),
    ...vatQuestion(),
  },
  (table) => [
    index('payout_details_vat_due')
      .on(table.vatAskAt)
      .where(sql`${table.vatAskAt} is not null`),
    check('self_billed_has_vat_number', sql`not ${table.isSelfBilled} or ${table.vatNumber} is not null`),
  ],
)

// The account that the shop pays from.
export const payoutPayer = pgTable('payout_payer', {
  only: boolean('only').primaryKey().default(true),
  ...bankAccount(),
  changedAt: instant('changed_at').notNull(),
})

export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: uuid('id').primaryKey(),
    // '2026-12'
    month: text('month').notNull(),
    // 1 for the month's run, more for supplementary ones: whatever is due after it
    part: integer('part').notNull().default(1),
    // why a supplementary one was made
    reason: text('reason'),
    // when the bank should pay
    executionOn: text('execution_on').notNull(),
    // the account it is paid from, as it was then
    ...pastBankAccount(),
    state: text('state').$type<'open' | 'paid' | 'taken_back'>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    endedBy: text('ended_by'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    // each is made once, whoever presses the button how often
    uniqueIndex('payout_run_of_month')
      .on(table.month, table.part)
      .where(sql`${table.state} <> 'taken_back'`),
    check('payout_run_state', sql`${table.state} in ('open', 'paid', 'taken_back')`),
    check('payout_run_reason', sql`${table.reason} is null or ${table.part} > 1`),
    check('payout_run_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
)

export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    runId: uuid('run_id')
      .notNull()
      .references(() => payoutRuns.id),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id),
    netCents: cents('net').notNull(),
    vatBasisPoints: integer('vat_basis_points').notNull(),
    vatCents: cents('vat').notNull(),
    vatBasis: text('vat_basis').$type<'none' | 'domestic' | 'reverse_charge' | 'outside_eu'>().notNull(),
    // which invoice it has: ours in their name, theirs, or none
    paper: text('paper').$type<'self_billed' | 'theirs' | 'none'>().notNull(),
    // our number once it is paid; theirs from the beginning, if it had to come first
    paperNumber: text('paper_number'),
    // the number of the document that cancels ours, if the bank returned the money
    returnNumber: text('return_number'),
    // who it was paid to, as printed
    payee: jsonb('payee')
      .$type<{ legalName: string; address: string; country: string; vatNumber: string | null }>()
      .notNull(),
    ...pastBankAccount(),
    returnedAt: instant('returned_at'),
  },
  (table) => [
    uniqueIndex('payout_of_run').on(table.runId, table.businessId),
    uniqueIndex('payout_paper_number')
      .on(table.paperNumber)
      .where(sql`${table.paper} = 'self_billed'`),
    index('payouts_of_business').on(table.businessId),
    check('payout_pays_something', sql`${table.netCents} > 0 and ${table.vatCents} >= 0`),
    check('payout_paper', sql`${table.paper} in ('self_billed', 'theirs', 'none')`),
  ],
)
