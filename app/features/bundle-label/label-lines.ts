// The label of a bundle: ten lines from its facts, in a fixed order. What the network doesn't disclose is named as that.
import { sizeLabel, countryName, formatEuro } from '#app/language/formats.ts'
import { labelCopy as copy } from '#app/copy/catalogue/bundle-label.ts'
import { dataLabelCopy as dataCopy } from '#app/copy/catalogue/data-words.ts'
import { rulesCopy } from '#app/copy/catalogue/bundle-rules.ts'
import { gigabytes, isTotal, megabytesFor, type DataAllowance } from '#values/data-allowance.ts'
import type { BundleFacts, Operators } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CountryCode } from '#values/country/country.ts'

export type LabeledBundle = DataAllowance & {
  facts: BundleFacts
  /** Null where they aren't disclosed; missing where nobody looked them up. */
  operators?: Operators | null | undefined
  /** Those whose networks are of interest; all of them are countries of the bundle. */
  countries: readonly CountryCode[]
  validityDays: number
  /** See `moneyBackText`; missing where nobody looked it up. */
  moneyBack?: string | undefined
  /** With tax; null for a bundle that is no longer sold. */
  totalCents: number | null
}

export type LabelLine = { name: string; texts: string[] }

const KBPS_PER_MBPS = 1000

const told = (text: string | null): string[] => [text ?? copy.undisclosed]

export function labelLines(bundle: LabeledBundle): LabelLine[] {
  const { facts } = bundle
  const { names } = copy
  return [
    { name: names.networks, texts: networksOf(bundle) },
    { name: names.start, texts: told(facts.startsAt && copy.start[facts.startsAt]) },
    { name: names.begin, texts: told(beginText(facts)) },
    { name: names.hotspot, texts: told(yesOrNo(facts.allowsHotspot, copy.hotspot)) },
    { name: names.fullSpeed, texts: told(fullSpeedText(bundle)) },
    { name: names.afterwards, texts: told(afterwardsText(bundle)) },
    { name: names.exit, texts: told(facts.exitCountry && countryName(facts.exitCountry)) },
    { name: names.topUp, texts: told(yesOrNo(facts.canTopUp, copy.topUp)) },
    { name: names.moneyBack, texts: [bundle.moneyBack ?? copy.elsewhere] },
    { name: names.price, texts: [priceText(bundle)] },
  ]
}

const promises = (): readonly string[] => [
  copy.names.start,
  copy.names.begin,
  copy.names.hotspot,
  copy.names.afterwards,
  copy.names.topUp,
]

/** What one bundle promises that differs from another one, as 'Hotspot: allowed'. */
export function promiseDifferences(one: Promising, other: Promising): string[] {
  const [own, others] = [one, other].map((each) => labelLines({ ...each, ...BARE }))
  return (own ?? []).flatMap(({ name, texts }, at) => {
    const [text = ''] = texts
    return promises().includes(name) && text !== others?.[at]?.texts[0] ? [copy.differs(name, text)] : []
  })
}

type Promising = DataAllowance & Pick<LabeledBundle, 'facts'>

const BARE = { countries: [], validityDays: 1, totalCents: null }

function fullSpeedText(bundle: LabeledBundle): string | null {
  if (!isTotal(bundle)) return dataCopy.fullSpeed(bundle)
  return (bundle.facts.slowSpeedKbps === null ? copy.all : copy.fullSpeed)(sizeLabel(bundle))
}

function afterwardsText(bundle: LabeledBundle): string | null {
  const { slowSpeedKbps } = bundle.facts
  const speed = slowSpeedKbps === null ? null : speedText(slowSpeedKbps)
  if (!isTotal(bundle)) return dataCopy.afterwards(bundle, speed)
  return speed === null ? copy.stops : copy.slow(speed)
}

function networksOf({ operators, countries }: LabeledBundle): string[] {
  if (operators === undefined) return [copy.elsewhere]
  const disclosed = countries.flatMap((code) => {
    const own = operators?.[code]
    return own && own.length > 0 ? [{ code, networks: own }] : []
  })
  if (disclosed.length === 0) return [copy.undisclosed]
  return countries.map((code) => {
    const networks = disclosed.find((each) => each.code === code)?.networks
    const text = networks?.map(({ name, generation }) => copy.network(name, generation)).join(', ')
    return countries.length === 1 && text ? text : copy.inCountry(countryName(code), text ?? copy.undisclosed)
  })
}

const yesOrNo = (is: boolean | null, words: { yes: string; no: string }): string | null =>
  is === null ? null : words[is ? 'yes' : 'no']

function beginText({ startsAt, installWithinDays }: BundleFacts): string | null {
  if (startsAt === 'purchase') return copy.beginAtOnce
  return installWithinDays === null ? null : rulesCopy.ofPurchase(installWithinDays)
}

const speedText = (kbps: number): string =>
  kbps < KBPS_PER_MBPS ? `${kbps} kbit/s` : `${Math.round(kbps / 100) / 10} Mbit/s`

function priceText({ totalCents, validityDays, ...data }: LabeledBundle): string {
  if (totalCents === null) return copy.noPrice
  const perDay = dataCopy.perDay(formatEuro(Math.round(totalCents / validityDays)))
  const whole = megabytesFor(data, validityDays)
  return Number.isFinite(whole) ? `${formatEuro(Math.round(totalCents / gigabytes(whole)))} per GB, ${perDay}` : perDay
}
