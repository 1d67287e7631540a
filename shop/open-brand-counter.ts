// The brands' part of the counter: which brand answers at a host, whose an order is, and how a brand is changed.
import { homeAt, homeOf, isSameBrand, type OwnedBy } from '#shop/brand/brand-home.ts'
import { changeBrand, type BrandChange } from '#shop/brand/change-brand.ts'
import { openBrands } from '#shop/brand/open-brands.ts'
import type { Brand, BrandHome } from '#shop/values/brand-facts.ts'
import { remembered } from './remembered.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

const BRAND_MEMORY_MS = 5_000

export function openBrandCounter(world: ShopDeps, { businesses }: Stores) {
  const { clock, log, publicUrl, sampleCompany } = world
  const brands = openBrands({ businesses, log, publicUrl, sampleCompany })
  const readHomes = remembered(brands.read, BRAND_MEMORY_MS, clock)
  world.watchBrands(readHomes.forget)
  const forgetBrands = () => world.announceBrands()

  /** The brand of an order or a mail, with its address and sender. */
  const findHome = async (businessId: string | null): Promise<BrandHome> => homeOf(await readHomes(), businessId)
  const ownedBy: OwnedBy = async (brand) => {
    const homes = await readHomes()
    return ({ businessId }) => isSameBrand(homes, businessId, brand.id)
  }
  const useCases = {
    /** The brand at a host (with port): the business whose domain it is, else the shop's own (storefront rules §4 "Brand"). */
    readBrand: async (host: string): Promise<BrandHome> => homeAt(await readHomes(), host),
    /** What went wrong when the brands were last read; null when they were read well. */
    brandProblem: () => brands.problem(),
    /** The record of a brand, for whoever changes it; null when the defaults have none. */
    viewBusiness: (brand: Brand) => businesses.find(brand.id),
    changeBrand: (change: BrandChange) => changeBrand({ businesses, clock, forgetBrands }, change),
    /** A logo by its id, for the brand that it belongs to. */
    viewLogo: async (id: string, brand: Brand) => {
      const logo = await businesses.findLogo(id)
      return logo?.businessId === brand.id ? logo : null
    },
  }
  return { findHome, ownedBy, readHomes, forgetBrands, useCases }
}
