// Businesses with their own prices: which ones, at what prices, and a preview of their shop.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { draftRetailPrices, dropRetailDrafts, holdRetailPrices } from './change-retail-prices.ts'
import { setRetailTerms, viewRetailTerms } from './set-retail-terms.ts'
import { previewRetailPrices, viewRetailPrices } from './view-retail-prices.ts'

export const createRetail = (base: Base) =>
  bind(base, {
    setRetailTerms,
    viewRetailTerms,
    viewRetailPrices,
    previewRetailPrices,
    draftRetailPrices,
    holdRetailPrices,
    dropRetailDrafts,
  })
