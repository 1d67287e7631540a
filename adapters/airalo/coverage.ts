// Which mobile networks a package uses in which country, with their newest generation.
import type { CataloguePackage, PackageOperator } from '#values/network-package.ts'
import { cutText } from '#values/text/cut-text.ts'
import { toldCountry } from '#values/normal-form/country.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'

const LONGEST_NAME = 60
const GENERATIONS = ['5G', '4G', '3G', '2G'] as const

/** Null if it discloses none. */
export function operatorsIn(
  operator: Record<string, unknown>,
  note: (field: string) => void,
): CataloguePackage['operators'] {
  const told = operator['coverages']
  if (!Array.isArray(told)) return null
  const operators: Record<string, PackageOperator[]> = {}
  for (const each of told) {
    if (!isRecord(each)) continue
    const code = toldCountry(each['code'] ?? each['name'])
    if (code === undefined) note('coverages')
    const own = Array.isArray(each['networks']) ? each['networks'].flatMap((network) => operatorOf(network)) : []
    if (code && own.length > 0) operators[code] = own
  }
  return Object.keys(operators).length > 0 ? operators : null
}

function operatorOf(told: unknown): PackageOperator[] {
  const name = isRecord(told) ? toldText(told['name']) : null
  if (!isRecord(told) || !name) return []
  const types = Array.isArray(told['types']) ? told['types'] : [told['types']]
  const words = types.map((each) => (toldText(each) ?? '').toUpperCase().replaceAll('LTE', '4G'))
  const generation = GENERATIONS.find((each) => words.some((word) => word.includes(each))) ?? null
  return [{ name: cutText(name, LONGEST_NAME), generation }]
}
