// What is sold and for how much, for shoppers and for the owner.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import { addZone } from './add-zone.ts'
import { changeCatalogue, planPrice, takeImport, viewImport, withdrawPlan } from './change-catalogue.ts'
import { exportCatalogue, viewChangesSince, viewDeskCatalogue, viewDeskZone } from './view-desk-catalogue.ts'

export function createCatalogue(base: Base) {
  const needs = { ...base, readNames: base.customers.readNames }
  return {
    /** What is sold at a brand's host, at its prices in cents before tax. */
    viewCatalogue: async ({ tenant: { brand } }: AtBrand) => (await base.readPriceList(brand.id)).selling,
    viewEdition: base.catalogueEdition,
    ...bind(needs, {
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
    }),
  }
}
