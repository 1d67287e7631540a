// The part of the counter where people write to the shop: tickets, and declarations of withdrawal.
import type { BrandHome } from '#shop/values/brand-facts.ts'
import { acknowledgeWithdrawals } from '#shop/inbox/acknowledge-withdrawals.ts'
import { keepTicket, openTicket, type TicketToKeep, type TicketWish } from '#shop/inbox/open-ticket.ts'
import { withdrawFromContract, type WithdrawWish } from '#shop/inbox/withdraw-from-contract.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

type Parts = { findHome: (businessId: string | null) => Promise<BrandHome> }

export function openSupport(world: ShopDeps, stores: Stores, { findHome }: Parts) {
  const deps = { ...world, ...stores, atomically: world.database.tx }
  const keep = (wish: TicketToKeep) => keepTicket(deps, wish)

  return {
    acknowledgeWithdrawals: () =>
      acknowledgeWithdrawals({ ...deps, findHome, findMailLanguage: stores.customers.findMailLanguage }),
    useCases: {
      openTicket: (wish: TicketWish) => openTicket(deps, wish),
      withdrawFromContract: (wish: WithdrawWish) => withdrawFromContract({ ...deps, keepTicket: keep }, wish),
    },
  }
}
