// What is sold, for which trip, at which price: for shoppers and for the owner.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import {
  addZone,
  changeCatalogue,
  planPrice,
  takeImport,
  viewImport,
  withdrawPlan,
} from '#shop/catalogue/bundle/change-catalogue.ts'
import {
  exportCatalogue,
  viewChangesSince,
  viewDeskCatalogue,
  viewDeskZone,
} from '#shop/catalogue/bundle/view-desk-catalogue.ts'
import { viewLastOfBundles, viewLastOfFormer, viewLastOfZones } from '#shop/catalogue/bundle/view-last-changes.ts'
import { viewPriceEnds } from '#shop/catalogue/bundle/view-price-ends.ts'
import { viewZoneNames } from '#shop/catalogue/bundle/view-zone-names.ts'
import { viewOperators } from '#shop/catalogue/bundle/view-operators.ts'
import { decidePackages } from '#shop/catalogue/network/decide-packages.ts'
import { moveBundle, viewBundleMove } from '#shop/catalogue/network/move-bundle.ts'
import { readNetworkCatalogues } from '#shop/catalogue/network/read-network-catalogue.ts'
import { readCatalogueSoon } from '#shop/catalogue/network/read-catalogue-soon.ts'
import { setCurrencyRate } from '#shop/catalogue/network/set-currency-rate.ts'
import { setPackageRules } from '#shop/catalogue/network/set-package-rules.ts'
import { viewNetworkPackages } from '#shop/catalogue/network/view-network-packages.ts'
import { listUntoldHosts, tellSearchEngines, viewSearchKey } from '#shop/catalogue/search-engine/tell-search-engines.ts'
import { changeCoupon } from '#shop/catalogue/pricing/change-coupon.ts'
import { exportCoupons, listCoupons } from '#shop/catalogue/pricing/list-coupons.ts'
import { endCoupon, makeCoupon, makeCoupons } from '#shop/catalogue/pricing/make-coupon.ts'
import { listAgingRates } from '#shop/catalogue/pricing/list-aging-rates.ts'
import { viewCurrencies } from '#shop/catalogue/pricing/view-currencies.ts'
import { listVatRates, setVatRate, withdrawVatRate } from '#shop/catalogue/pricing/set-vat-rate.ts'
import { decideVat, type ChosenCountry, type VatDecision } from '#shop/catalogue/pricing/vat-country.ts'

export const createCatalogue = (base: Base) => ({
  catalogue: {
    /** What is sold at a brand's host, at its prices in cents before tax. */
    viewCatalogue: async ({ tenant: { brand } }: AtBrand) => (await base.readPriceList(brand.id)).selling,
    viewEdition: base.viewEdition,
    ...bind(base, {
      viewZoneNames,
      viewOperators,
      viewLastOfZones,
      viewLastOfFormer,
      viewLastOfBundles,
      viewPriceEnds,
      viewSearchKey,
    }),
    ...bind(
      { ...base, readNames: base.customers.readNames },
      {
        addZone,
        changeCatalogue,
        planPrice,
        withdrawPlan,
        viewImport,
        takeImport,
        viewDeskCatalogue,
        viewDeskZone,
        viewChangesSince,
        exportCatalogue,
      },
    ),
  },
  /** What the networks offer, and what of it is sold. */
  packages: bind(base, {
    viewNetworkPackages,
    decidePackages,
    moveBundle,
    viewBundleMove,
    setPackageRules,
    setCurrencyRate,
    readCatalogueSoon,
    readNetworkCatalogues,
  }),
  searchEngines: bind(base, { listUntoldHosts, tellSearchEngines }),
  /** What is added to or taken off a price: VAT and coupons. */
  prices: {
    ...bind(
      { ...base, sumCouponCosts: base.figureDays.sumCouponCosts, readNames: base.customers.readNames },
      {
        makeCoupon,
        makeCoupons,
        changeCoupon,
        endCoupon,
        listCoupons,
        exportCoupons,
        listVatRates,
        setVatRate,
        withdrawVatRate,
      },
    ),
    ...bind(base, { viewCurrencies, listAgingRates }),
    /** Where the shop is established. */
    sellerCountry: base.sellerCountry,
    /** The VAT that a visitor pays, by their choice and the location of their IP address. */
    decideVat: async (
      chosen: ChosenCountry | null,
      ip: string | null,
    ): Promise<VatDecision & { ipCountry: string | null }> => {
      const ipCountry = ip ? (base.geo.locate(ip)?.country ?? null) : null
      return { ...decideVat(await base.readVatRates(), chosen, ipCountry, base.today()), ipCountry }
    },
  },
})
