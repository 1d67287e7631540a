// Carries what a page knows of the catalog in the document as one short text, made once for each reading.
import type { Catalogue, SizeKey, Zone } from '#shop/catalogue/bundle/bundle.ts'
import type { DataKind } from '#values/data-allowance.ts'

type NamedZone = [name: string, countries: string, prices: Partial<Record<SizeKey, number>>, displayName: string | null]
type PackedZone = NamedZone | [...NamedZone, displayNameIn: NonNullable<Zone['displayNameIn']>]
/** One that is no amount of data carries its kind and its own price, since no size of its zone has that. */
type PackedSize = [bundleId: string, zone: number, megabytes: number, validityDays: number]
type PackedBundle = PackedSize | [...PackedSize, kind: DataKind, priceCents: number | null]
type PackedCatalogue = { zones: PackedZone[]; bundles: PackedBundle[] }

const packed = new WeakMap<Catalogue['zones'], string>()

export function packCatalogue(catalogue: Catalogue): string {
  const text = packed.get(catalogue.zones) ?? pack(catalogue)
  packed.set(catalogue.zones, text)
  return text
}

function pack({ zones, bundles }: Catalogue): string {
  const places = new Map(zones.map(({ name }, place) => [name, place]))
  return JSON.stringify({
    zones: zones.map(({ name, countries, prices, displayName = null, displayNameIn }) => {
      const zone: NamedZone = [name, countries.join(' '), prices.inclEsimCents, displayName]
      return displayNameIn ? [...zone, displayNameIn] : zone
    }),
    bundles: bundles.map(({ bundleId, zone, megabytes, dataKind, ownPrice, validityDays }) => {
      const bundle: PackedSize = [bundleId, places.get(zone) ?? -1, megabytes, validityDays]
      return dataKind ? [...bundle, dataKind, ownPrice?.priceCents ?? null] : bundle
    }),
  } satisfies PackedCatalogue)
}

let last: { text: string; catalogue: Catalogue } | null = null

/** The same text gives the same catalog, so that whatever is known of it stays known. */
export function unpackCatalogue(text: string): Catalogue {
  if (last?.text !== text) last = { text, catalogue: unpack(text) }
  return last.catalogue
}

function unpack(text: string): Catalogue {
  const read: PackedCatalogue = JSON.parse(text)
  return {
    zones: read.zones.map(([name, countries, inclEsimCents, displayName, displayNameIn]) => ({
      name,
      ...(displayName !== null && { displayName }),
      ...(displayNameIn && { displayNameIn }),
      countries: countries ? countries.split(' ') : [],
      prices: { inclEsimCents, topupCents: {} },
    })),
    bundles: read.bundles.map(([bundleId, zone, megabytes, validityDays, dataKind, priceCents]) => ({
      bundleId,
      zone: read.zones[zone]?.[0] ?? '',
      megabytes,
      ...(dataKind && { dataKind }),
      validityDays,
      status: 'Active',
      ...(typeof priceCents === 'number' && { ownPrice: { priceCents, topupCents: null } }),
    })),
  }
}
