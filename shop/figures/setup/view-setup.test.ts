import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import type { CompanyFacts } from '#values/brand-facts.ts'
import { viewSetup, type ViewSetupDeps } from './view-setup.ts'

const OWN = { payment: null, hasOwnNetwork: true, hasOwnMail: true, hasOwnSender: true, hasOwnSupport: true }
const COMPANY = {
  legalName: 'Real B.V.',
  address: 'Street 1\n1000 AA Amsterdam',
  kvk: '12345678',
  vat: 'NL001234560B01',
}
const EUROPE = { name: 'Europe', active: 3, fromCents: 345, thin: 0, uncosted: 0 }

const AUDITED = {
  id: 1,
  at: new Date('2026-11-27T09:00:00Z'),
  actorId: 'ada',
  actorRole: 'super-admin',
  action: 'connection_tested',
  businessId: null,
  previousHash: '',
  hash: '',
}

type Change = {
  standIns: Partial<ViewSetupDeps['standIns']>
  company: CompanyFacts
  /** Other brands, by their prefixes. */
  others: string[]
  zones: object[]
  /** Staff who sign in with the password only. */
  withoutFactor: string[]
  isFactorOptional: boolean
  /** The last tests of connections, as the audit log keeps them. */
  tests: { subject: string; outcome: string; settingsMark?: string }[]
}
const PEOPLE = [
  { role: 'super-admin', id: 'ada', fullName: 'Ada', email: 'ada@shop.example' },
  { role: 'own-admin', id: 'bo', fullName: '', email: 'bo@shop.example' },
]

const asked = (change: Partial<Change>) => {
  const house = defaultTenant('https://shop.example')
  const brand = { ...DEFAULT_BRAND, company: change.company ?? COMPANY }
  return viewSetup({
    readTenants: () =>
      Promise.resolve({
        house: { ...house, brand },
        elsewhere: (change.others ?? []).map((orderPrefix, place) => ({
          ...house,
          brand: { ...brand, id: `other-${place}`, name: `Other ${place}`, orderPrefix },
        })),
      }),
    viewDeskCatalogue: () => Promise.resolve({ zones: (change.zones ?? []).map((zone) => ({ ...EUROPE, ...zone })) }),
    standIns: { ...OWN, ...change.standIns },
    customers: {
      listByRole: (role) => Promise.resolve(PEOPLE.filter((person) => person.role === role)),
      readNames: () => Promise.resolve(new Map([['ada', 'Ada']])),
    },
    settingsMarks: { mail: 'now', payment: 'now', network: 'now' },
    audit: {
      listNewest: () =>
        Promise.resolve(
          (change.tests ?? []).map(({ subject, outcome, settingsMark = 'now' }) => ({
            ...AUDITED,
            subject,
            facts: { outcome, settingsMark },
          })),
        ),
    },
    secondFactors: { hasAny: (id) => Promise.resolve(!change.withoutFactor?.includes(id)) },
    requiresAdminFactor: !change.isFactorOptional,
    isLiveExpected: true,
  })
}
const lacksOf = async (change: Partial<Change>) =>
  (await asked({ zones: [{}], ...change })).parts.flatMap(({ part, lacks }) =>
    lacks.map(({ kind }) => `${part}: ${kind}`),
  )

describe('what is still to set up', () => {
  it('is nothing once everything is set', async () => {
    expect(await asked({ zones: [{}] })).toMatchObject({ isDone: true })
  })

  it.each([
    ['a sample company', { company: SAMPLE_COMPANY }, ['seller: identity']],
    ['a seller without a VAT number', { company: { ...COMPANY, vat: '' } }, ['seller: identity']],
    ['brands that share a series of invoices', { others: ['beta', 'beta'] }, ['seller: series_shared']],
    ['three brands that share one, told once', { others: ['beta', 'beta', 'beta'] }, ['seller: series_shared']],
    ['a brand whose invoices look like credit notes', { others: ['wanderpass-c'] }, ['seller: series_shared']],
    ['brands with series of their own', { others: ['alpha', 'beta'] }, []],
    ['a sandbox that takes the payments', { standIns: { payment: 'sandbox' as const } }, ['payment: payment_sandbox']],
    ['a test account', { standIns: { payment: 'test' as const } }, ['payment: payment_test']],
    [
      'no mail server and no sender',
      { standIns: { hasOwnMail: false, hasOwnSender: false } },
      ['mail: smtp_unset', 'mail: sender_unset'],
    ],
    ['no network', { standIns: { hasOwnNetwork: false } }, ['network: network_sandbox']],
    ['nobody who reads what customers write', { standIns: { hasOwnSupport: false } }, ['support: support_unset']],
    ['nothing on sale', { zones: [{ active: 0 }] }, ['prices: nothing_sold']],
    ['a zone without a price', { zones: [{}, { name: 'Asia', fromCents: null }] }, ['prices: unpriced']],
    ['bundles on sale at an unknown cost', { zones: [{ uncosted: 3 }, { uncosted: 1 }] }, ['prices: uncosted']],
    ['a price below the margin', { zones: [{ thin: 2 }] }, ['prices: thin']],
    [
      'a payment provider that refused the key',
      { tests: [{ subject: 'payment', outcome: 'refused' }] },
      ['payment: test_failed'],
    ],
    ['a mail server that nobody reached', { tests: [{ subject: 'mail', outcome: 'silent' }] }, ['mail: test_failed']],
    [
      'a VAT number that the register doesn’t know',
      { tests: [{ subject: 'seller', outcome: 'vat_unknown', settingsMark: 'NL001234560B01' }] },
      ['seller: test_failed'],
    ],
    [
      'no fault of a register that was away',
      { tests: [{ subject: 'seller', outcome: 'silent', settingsMark: 'NL001234560B01' }] },
      [],
    ],
    ['no test of other settings', { tests: [{ subject: 'network', outcome: 'refused', settingsMark: 'before' }] }, []],
    ['somebody who runs the shop by a password alone', { withoutFactor: ['bo'] }, ['factor: factor_missing']],
    ['a live shop that asks for no second factor', { isFactorOptional: true }, ['factor: factor_optional']],
  ])('names %s', async (_what, change, lacks) => {
    expect(await lacksOf(change)).toEqual(lacks)
  })

  it('says when, by whom, and with which result each connection was last tested', async () => {
    const { parts, isDone } = await asked({
      zones: [{}],
      tests: [
        { subject: 'payment', outcome: 'fine' },
        { subject: 'mail', outcome: 'fine', settingsMark: 'before' },
      ],
    })
    const ofAda = { at: AUDITED.at, by: 'Ada', outcome: 'fine' }
    expect(Object.fromEntries(parts.map(({ part, tested }) => [part, tested]))).toEqual({
      seller: 'never',
      support: null,
      mail: { ...ofAda, isStale: true },
      payment: { ...ofAda, isStale: false },
      network: 'never',
      prices: null,
      factor: null,
    })
    expect(isDone).toBe(true)
  })

  it('names administrators without a second factor, by name or else by address', async () => {
    const { parts } = await asked({ zones: [{}], withoutFactor: ['ada', 'bo'] })
    const factor = parts.find(({ part }) => part === 'factor')
    expect(factor?.lacks).toEqual([{ kind: 'factor_missing', people: ['bo@shop.example', 'Ada'] }])
  })
})
