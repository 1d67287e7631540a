// Saves a company under a new reference code. It never changes an existing record, because knowing a code gives no
// right to.
import { randomInt, randomUUID } from 'node:crypto'
import type { Outcome } from '#values/outcome.ts'
import type { CompanyStore } from './company-store.ts'
import { REFERENCE_CODE_LENGTH, REFERENCE_CODE_ALPHABET, type CompanyDetails } from './company.ts'

/** 32^5 codes: even with a million of them in use, five attempts fail once in ten million times. */
const MOST_TRIES = 5

export type SaveCompanyDeps = { companies: Pick<CompanyStore, 'save'> }
export type SaveCompany = (input: CompanyInput) => Promise<Outcome<{ referenceCode: string }, 'company_not_saved'>>
export type CompanyInput = { details: CompanyDetails; creatorFullName: string; creatorEmail: string; now: Date }

/**
 * Returns the code that finds the company again (storefront rules §9 "Reference code"). Problem: `company_not_saved`.
 */
export async function saveCompany(
  { companies }: SaveCompanyDeps,
  input: CompanyInput,
): Promise<Outcome<{ referenceCode: string }, 'company_not_saved'>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const referenceCode = newReferenceCode()
    if (await companies.save({ id: randomUUID(), referenceCode, ...input })) return { ok: true, referenceCode }
  }
  return { ok: false, problem: 'company_not_saved' }
}

/** A random code, each equally likely (storefront rules §9). */
export const newReferenceCode = (): string =>
  Array.from({ length: REFERENCE_CODE_LENGTH }, () =>
    REFERENCE_CODE_ALPHABET.charAt(randomInt(REFERENCE_CODE_ALPHABET.length)),
  ).join('')
