// What is paid out to partners: where to, in which run, and what became of it. Bank accounts are sealed.
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex, index, uuid } from 'drizzle-orm/pg-core'
import { sealedText } from '../sealed-columns.ts'
import { businesses } from './businesses.ts'
import { cents, instant, vatQuestion } from './columns.ts'

const [holder, iban, bic] = [
  () => sealedText('holder', 'bank.holder'),
  () => sealedText('iban', 'bank.iban'),
  () => sealedText('bic', 'bank.bic'),
]
const bankAccount = () => ({ holder: holder().notNull(), iban: iban().notNull(), bic: bic() })
/** As it was when money went there; forgotten once the law no longer wants it. */
const pastBankAccount = () => ({ holder: holder(), iban: iban(), bic: bic() })

export const payoutDetails = pgTable(
  'payout_details',
  {
    businessId: text('business_id')
      .primaryKey()
      .references(() => businesses.id),
    ...bankAccount(),
    // who earns, as tax law wants it on paper
    legalName: text('legal_name').notNull(),
    address: text('address').notNull(),
    country: text('country').notNull(),
    vatNumber: text('vat_number'),
    // the shop writes the invoice for what it owes, because they agreed to it
    isSelfBilled: boolean('is_self_billed').notNull().default(false),
    changedAt: instant('changed_at').notNull(),
    // what the EU's register says of the number, and when it said so; null where it is not asked: no number, or none of the EU
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
    // when the bank shall pay
    executionOn: text('execution_on').notNull(),
    // the account that it is paid from, as it was then
    ...pastBankAccount(),
    state: text('state').$type<'open' | 'paid' | 'taken_back'>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    endedBy: text('ended_by'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    // a month is paid once, whoever presses how often
    uniqueIndex('payout_run_of_month')
      .on(table.month)
      .where(sql`${table.state} <> 'taken_back'`),
    check('payout_run_state', sql`${table.state} in ('open', 'paid', 'taken_back')`),
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
    // which invoice there is for it: ours in their name, theirs, or none
    paper: text('paper').$type<'self_billed' | 'theirs' | 'none'>().notNull(),
    // of ours once it is paid; of theirs from the beginning where it had to come first
    paperNumber: text('paper_number'),
    // of what undoes ours, when the bank sent the money back
    returnNumber: text('return_number'),
    // who it was paid to, as it is printed
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
