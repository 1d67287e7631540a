// What people write to the shop: tickets, and declarations of withdrawal.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import { acknowledgeWithdrawals } from './acknowledge-withdrawals.ts'
import { keepTicket, openTicket, type TicketToKeep } from './open-ticket.ts'
import { withdrawFromContract } from './withdraw-from-contract.ts'

export function createInbox(base: Base) {
  const needs = {
    ...base,
    findMailLanguage: base.customers.findMailLanguage,
    keepTicket: (wish: TicketToKeep) => keepTicket(base, wish),
  }
  return bind(needs, { openTicket, withdrawFromContract, acknowledgeWithdrawals })
}
