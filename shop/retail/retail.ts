// Prices of their own: which businesses set some, what they are, and what the shop would look like with them.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
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
