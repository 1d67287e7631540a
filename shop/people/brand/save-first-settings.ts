// The first settings of the shop's own brand: creates its record, all or nothing.
import type { Transaction } from '#ports/transaction.ts'
import type { AddBusinessAnswer } from './add-business.ts'
import { DEFAULT_BRAND } from './brand.ts'
import type { BrandChange, ChangeBrandAnswer } from './change-brand.ts'

type Deps = {
  transaction: Transaction
  addHouse: (name: string) => Promise<AddBusinessAnswer>
  changeBrand: (change: BrandChange) => Promise<ChangeBrandAnswer>
}

class Refused extends Error {
  readonly answer: Extract<ChangeBrandAnswer, { ok: false }>
  constructor(answer: Extract<ChangeBrandAnswer, { ok: false }>) {
    super(answer.problem)
    this.answer = answer
  }
}

/**
 * Creates the record with these settings; a refused setting leaves none behind. Problems: those of `changeBrand`, where
 * `version_conflict` means that somebody else created it meanwhile.
 */
export async function saveFirstSettings(
  { transaction, addHouse, changeBrand }: Deps,
  change: Pick<BrandChange, 'patch' | 'logo'>,
): Promise<ChangeBrandAnswer> {
  try {
    return await transaction(async () => {
      const added = await addHouse(DEFAULT_BRAND.name)
      if (!added.ok)
        throw new Refused({
          ok: false,
          problem: added.problem === 'prefix_taken' ? 'prefix_taken' : 'version_conflict',
        })
      const changed = await changeBrand({ ...change, brandId: added.id, expectedVersion: 1 })
      if (!changed.ok) throw new Refused(changed)
      return changed
    })
  } catch (error) {
    if (error instanceof Refused) return error.answer
    throw error
  }
}
