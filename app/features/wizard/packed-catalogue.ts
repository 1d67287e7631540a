// Carries the catalogue for sale in the document as one short text: the page needs all of it, and few of its words twice.
import type { SizeKey } from '#shop/catalogue/bundle.ts'
import type { WizardCatalogue } from './read-wizard.ts'

type PackedZone = [name: string, countries: string, prices: Partial<Record<SizeKey, number>>]
type PackedBundle = [bundleId: string, zone: number, megabytes: number, validityDays: number]
type Packed = { zones: PackedZone[]; bundles: PackedBundle[]; vat: number }

export function packCatalogue({ zones, bundles, vatBasisPoints }: WizardCatalogue): string {
  const places = new Map(zones.map(({ name }, place) => [name, place]))
  return JSON.stringify({
    zones: zones.map(({ name, countries, prices }) => [name, countries.join(' '), prices.inclEsimCents]),
    bundles: bundles.map(({ bundleId, zone, megabytes, validityDays }) => [
      bundleId,
      places.get(zone) ?? -1,
      megabytes,
      validityDays,
    ]),
    vat: vatBasisPoints,
  } satisfies Packed)
}

export function unpackCatalogue(text: string): WizardCatalogue {
  const packed: Packed = JSON.parse(text)
  return {
    zones: packed.zones.map(([name, countries, inclEsimCents]) => ({
      name,
      countries: countries ? countries.split(' ') : [],
      prices: { inclEsimCents, topupCents: {} },
    })),
    bundles: packed.bundles.map(([bundleId, zone, megabytes, validityDays]) => ({
      bundleId,
      zone: packed.zones[zone]?.[0] ?? '',
      megabytes,
      validityDays,
      status: 'Active',
    })),
    vatBasisPoints: packed.vat,
  }
}
