// Partners: what one business sold and earned, and how its customers' eSIMs are doing.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { exportEarnings } from './export-earnings.ts'
import { exportPartnerOrders } from './export-partner-orders.ts'
import { findOwnPurchase } from './find-own-purchase.ts'
import { listAffiliates } from './list-affiliates.ts'
import { listPartnerOrders } from './list-partner-orders.ts'
import { findAffiliateLink, viewEarnings } from './view-earnings.ts'
import { hasShop, viewPartner, viewPartnerFigures } from './view-partner.ts'

export const createPartners = (base: Base) =>
  bind(base, {
    hasShop,
    viewPartner,
    viewPartnerFigures,
    listPartnerOrders,
    findAffiliateLink,
    findOwnPurchase,
    viewEarnings,
    exportEarnings,
    exportPartnerOrders,
    listAffiliates,
  })
