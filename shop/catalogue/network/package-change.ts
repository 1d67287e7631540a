// What changed about a package of a network since its owner decided about it, and whether the shop can sell it at all.
import { toldData, type DataAllowance } from '#values/data-allowance.ts'
import type { CataloguePackage } from '#values/network-package.ts'
import { cutText } from '#values/text/cut-text.ts'
import { HOME_FACTS, keepsPromises, promisesIn } from '#shop/catalogue/bundle/bundle-facts.ts'
import { MOST_DAYS, MOST_MEGABYTES } from '#shop/catalogue/bundle/bundle-shape.ts'
import type { Bundle } from '#shop/catalogue/bundle/bundle.ts'
import { countryName, type CountryCode } from '#values/country/country.ts'

/**
 * `worse`: it no longer keeps what its bundle promises. `better`: it gives more at no higher cost. A package that is no
 * longer offered is `gone`.
 */
export type PackageChange = 'new' | 'gone' | 'worse' | 'dearer' | 'cheaper' | 'better'
export const PACKAGE_CHANGES: readonly PackageChange[] = ['new', 'gone', 'worse', 'dearer', 'cheaper', 'better']

/** Why the shop doesn't sell it yet. */
export type UnsoldReason = 'starts_at_purchase' | 'too_long' | 'too_much'

/** Null for a package that the shop can sell: data for some days, which begin when it is used. */
export function whyUnsold({ days, megabytes, startsAt }: CataloguePackage): UnsoldReason | null {
  if (startsAt === 'purchase') return 'starts_at_purchase'
  if (days > MOST_DAYS) return 'too_long'
  return (megabytes ?? 0) > MOST_MEGABYTES ? 'too_much' : null
}

/** Null if nothing changed that somebody has to decide about. */
export function changeOf(decided: CataloguePackage, offered: CataloguePackage): PackageChange | null {
  if (isWorse(decided, offered)) return 'worse'
  const [before, after] = [decided.cost, offered.cost].map(({ units, divisor }) => units / divisor)
  if (before === undefined || after === undefined) return null
  if (after > before) return 'dearer'
  if (after < before) return 'cheaper'
  return isWorse(offered, decided) ? 'better' : null
}

/** What a bundle promises, as if this package promised it; `countries` are those of its zone. */
export function promiseOf(
  { validityDays, facts = HOME_FACTS, ...data }: DataAllowance & Pick<Bundle, 'validityDays' | 'facts'>,
  countries: readonly CountryCode[],
  offered: CataloguePackage,
): CataloguePackage {
  const { megabytes, dataKind: kind } = toldData(data)
  return { ...offered, ...promisesIn(facts), kind, megabytes, days: validityDays, countries: [...countries] }
}

/** Whether a package gives at least that: a bundle that promises it may be bought as this package. */
export const keepsPromise = (promise: CataloguePackage, offered: CataloguePackage): boolean =>
  !isWorse(promise, offered)

// Of an unlimited one, a fair use that is disclosed now is a limit, and one that no longer is may be any.
const holdsLess = (after: CataloguePackage, before: CataloguePackage): boolean =>
  before.kind === 'unlimited' && (before.megabytes === null || after.megabytes === null)
    ? before.megabytes !== after.megabytes
    : (after.megabytes ?? 0) < (before.megabytes ?? 0)

function isWorse(before: CataloguePackage, after: CataloguePackage): boolean {
  const covered = new Set(after.countries)
  return (
    after.kind !== before.kind ||
    after.cost.currency !== before.cost.currency ||
    holdsLess(after, before) ||
    after.days < before.days ||
    !before.countries.every((code) => covered.has(code)) ||
    // Travelers were told when to install it; where nothing was said, nobody expects a day that is paid for before.
    (before.startsAt !== null && after.startsAt !== before.startsAt) ||
    (before.startsAt === null && after.startsAt === 'purchase') ||
    !keepsPromises(after, before)
  )
}

/** What the owner lets happen without asking: nothing that is worse. `dearerUpTo` is in basis points of the old cost. */
export type ApprovalRule = { approvesNew: boolean; approvesCheaper: boolean; dearerUpToBasisPoints: number }

const WHOLE = 10_000

export function isApprovedByRule(
  change: PackageChange,
  decided: CataloguePackage | null,
  offered: CataloguePackage,
  rule: ApprovalRule,
): boolean {
  switch (change) {
    case 'new':
      return rule.approvesNew
    case 'cheaper':
    case 'better':
      return rule.approvesCheaper
    case 'dearer':
      return (
        decided !== null &&
        offered.cost.units * decided.cost.divisor * WHOLE <=
          decided.cost.units * offered.cost.divisor * (WHOLE + rule.dearerUpToBasisPoints)
      )
    default:
      return false
  }
}

const LONGEST_NAME = 36

/**
 * The name of a zone with exactly these countries: the country, or the words of the package without its size and
 * length. `isTaken` says whether a zone with other countries has a name already.
 */
export function packageZoneName(
  { name, countries }: Pick<CataloguePackage, 'name' | 'countries'>,
  isTaken: (name: string) => boolean,
): string {
  const [only] = countries
  const words = countries.length === 1 && only !== undefined ? countryName(only) : regionIn(name)
  const plain = tidy(words) || `${countries.length} countries`
  if (!isTaken(plain)) return plain
  for (let number = 2; ; number += 1) if (!isTaken(`${plain} ${number}`)) return `${plain} ${number}`
}

const regionIn = (name: string): string =>
  name.replace(/\d+(?:[.,]\d+)?\s?[GM]B/gi, ' ').replace(/\b\d+\s?(?:days?|d|months?|years?)\b/gi, ' ')

const tidy = (told: string): string =>
  cutText(
    told
      .normalize('NFKC')
      .replace(/[^\p{L}\p{M}\p{N} &'’().-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    LONGEST_NAME,
  ).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N})]+$/gu, '')

/** The same countries have the same name, in whichever order they are told. */
export const countrySetOf = (countries: readonly CountryCode[]): string => [...new Set(countries)].toSorted().join(' ')

const LONGEST_ID = 30

/**
 * The ID of the bundle that sells a package as it is now. A bundle keeps its meaning, so other terms get another ID;
 * `mark` is a fingerprint of them. Without a dash, which a saved cart takes for a broken ID (storefront rules §4).
 */
export const bundleIdFor = (packageId: string, mark: string): string =>
  `${packageId.replace(/\W/g, '_').slice(0, LONGEST_ID)}_${mark.replace(/\W/g, '').slice(0, 8)}`
