// The owner's terms for canceled orders; a version is added and never changed.
import { asc } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { cancellationLimits, cancellationTerms } from '#db/schema/support/cancellations.ts'
import { DEFAULT_LIMITS, type CancellationLimits, type TermsVersion } from './cancellation-terms.ts'

const { networkId, isOn, days, usedBasisPoints, validFrom } = cancellationTerms
const { periodDays, mostPerEmail, mostPerCard, mostPerNetwork, mostPerDevice } = cancellationLimits

export const cancellationTermsStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Of all networks, oldest first. */
  listVersions: (): Promise<TermsVersion[]> =>
    db()
      .select({ networkId, isOn, days, usedBasisPoints, validFrom })
      .from(cancellationTerms)
      .orderBy(asc(cancellationTerms.id)),
  addVersion: (version: TermsVersion) => db().insert(cancellationTerms).values(version),

  readLimits: async (): Promise<CancellationLimits> =>
    (
      await db()
        .select({ periodDays, mostPerEmail, mostPerCard, mostPerNetwork, mostPerDevice })
        .from(cancellationLimits)
        .limit(1)
    )[0] ?? DEFAULT_LIMITS,
  saveLimits: (limits: CancellationLimits) =>
    db().insert(cancellationLimits).values(limits).onConflictDoUpdate({ target: cancellationLimits.only, set: limits }),
})
