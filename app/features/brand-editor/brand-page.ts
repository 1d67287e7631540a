// Reads a brand for its form: what is stored, what stands in where nothing is, and how it looks.
import { passFacts } from '#app/features/wizard/pass/pass-facts.ts'
import { soldCatalogue } from '#app/features/wizard/sold-catalogue.ts'
import { shopContext, publicUrlContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { knownEverywhere, translationEverywhere } from '#app/language/known-everywhere.ts'
import { DEFAULT_BRAND, type Brand } from '#shop/people/brand/brand.ts'
import type { BrandText, OwnText } from '#values/brand-facts.ts'
import { readBusiness } from '#shop/people/brand/business.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { draftOfRecord, type BrandDraft } from './brand-draft.ts'
import type { SuppliedText } from './foreign-fields.ts'
import { toBrandLooks, type BrandLooks } from './brand-looks.ts'

export type BrandPage = {
  brandId: string
  /** 0 for the defaults, which have no record. */
  version: number
  host: string
  /** On a host of its own, of which its record knows. */
  hasDomain: boolean
  saved: BrandDraft
  /** What stands in for an empty field. */
  standIns: Partial<BrandDraft>
  /** The texts that came with the shop, in English and in other languages. */
  supplied: Record<OwnText, SuppliedText>
  /** An address of ours, or the picture itself where the logo belongs to another host. */
  logo: string | null
  /** A sample company stands in for what is not filled in, because this is a demo. */
  hasSample: boolean
  faults: string[]
  looks: BrandLooks
  /** What the pass of the preview says of a trip, as the brand sells it today. */
  pass: PassFacts
}

type PassFacts = ReturnType<typeof passFacts>

const PREVIEWED: Trip = { destinations: ['FR', 'IT', 'ES'], arrival: null, departure: null }

/** The brand of the host that is asked. */
export async function readOwnBrandPage(context: Context, brand: Brand): Promise<BrandPage> {
  const shop = context.get(shopContext)
  const record = await shop.brands.findBusiness(brand.id)
  const { host } = new URL(context.get(publicUrlContext))
  const hasSample = shop.invoices.hasSampleCompany
  return pageOf(record, brand, { host, logo: brand.logoUrl, hasSample, pass: await passOf(shop, brand) })
}

/** Null when there is no such brand. */
export async function readBrandPage(shop: Shop, id: string, ownHost: string): Promise<BrandPage | null> {
  const record = await shop.brands.findBusiness(id)
  if (!record) return null
  const { brand, domain } = readBusiness(record)
  const logo = await embeddedLogo(shop, brand)
  const hasSample = shop.invoices.hasSampleCompany
  return pageOf(record, brand, { host: domain ?? ownHost, logo, hasSample, pass: await passOf(shop, brand) })
}

type BusinessRecord = Awaited<ReturnType<Shop['brands']['findBusiness']>>

type Place = Pick<BrandPage, 'host' | 'logo' | 'hasSample' | 'pass'>

function pageOf(record: BusinessRecord, brand: Brand, place: Place): BrandPage {
  const { name, fullName, tagline, heroText, description, orderPrefix } = brand
  const saved = record ? draftOfRecord(record) : { ...draftOfRecord(null), name }
  return {
    brandId: brand.id,
    version: record?.version ?? 0,
    ...place,
    hasDomain: record?.domain != null,
    saved,
    standIns: { name, fullName, tagline, heroText, description, orderPrefix },
    supplied: {
      tagline: suppliedText('tagline'),
      heroText: suppliedText('heroText'),
      description: suppliedText('description'),
      legalNote: { english: '', others: translationEverywhere },
    },
    faults: record ? readBusiness(record).faults : [],
    looks: toBrandLooks(saved),
  }
}

const suppliedText = (text: BrandText): SuppliedText => ({
  english: DEFAULT_BRAND[text],
  others: knownEverywhere(DEFAULT_BRAND[text]),
})

// With the VAT for somebody about whom we know nothing.
async function passOf({ catalogue, prices }: Shop, brand: Brand): Promise<PassFacts> {
  const [sold, vat] = await Promise.all([catalogue.viewCatalogue({ tenant: { brand } }), prices.decideVat(null, null)])
  return passFacts(PREVIEWED, { ...soldCatalogue(sold), vatBasisPoints: vat.basisPoints }, null)
}

// A logo is served at its own brand's address alone; elsewhere the page carries the picture.
async function embeddedLogo(shop: Shop, brand: Brand): Promise<string | null> {
  const [, id] = /([0-9a-f]{64})/.exec(brand.logoUrl ?? '') ?? []
  const logo = id ? await shop.brands.viewLogo({ id, brandId: brand.id }) : null
  return logo && `data:${logo.mediaType};base64,${Buffer.from(logo.content).toString('base64')}`
}
