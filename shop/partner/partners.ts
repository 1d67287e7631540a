// Partners: what one business sold, and how its customers' eSIMs are doing.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import { listPartnerOrders } from './list-partner-orders.ts'
import { viewPartner, viewPartnerFigures } from './view-partner.ts'

export const createPartners = (base: Base) => bind(base, { viewPartner, viewPartnerFigures, listPartnerOrders })
