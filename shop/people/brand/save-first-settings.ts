// The first settings of the shop's own brand: creates its record, all or nothing.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { addBusiness, type AddBusinessDeps } from './add-business.ts'
import { DEFAULT_BRAND } from './brand.ts'
import { changeBrand, type BrandChange, type ChangeBrandAnswer, type ChangeBrandDeps } from './change-brand.ts'

type SaveFirstSettingsDeps = AddBusinessDeps & ChangeBrandDeps & Pick<Base, 'transaction'>

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
  deps: SaveFirstSettingsDeps,
  change: Pick<BrandChange, 'patch' | 'logo'>,
  caller: Caller,
): Promise<ChangeBrandAnswer> {
  try {
    return await deps.transaction(async () => {
      const added = await addBusiness(deps, { name: DEFAULT_BRAND.name, domain: null, orderPrefix: null }, caller)
      if (!added.ok)
        throw new Refused({
          ok: false,
          problem: added.problem === 'prefix_taken' ? 'prefix_taken' : 'version_conflict',
        })
      const changed = await changeBrand(deps, { ...change, brandId: added.id, expectedVersion: 1 }, caller)
      if (!changed.ok) throw new Refused(changed)
      return changed
    })
  } catch (error) {
    if (error instanceof Refused) return error.answer
    throw error
  } finally {
    deps.forgetBrands()
  }
}
