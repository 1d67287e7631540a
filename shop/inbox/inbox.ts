// What people write to the shop: tickets and declarations of withdrawal, and how administrators handle them.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import type { Order } from '#shop/order/order.ts'
import { acknowledgeWithdrawal } from './acknowledge-withdrawal.ts'
import { answerTicket } from './answer-ticket.ts'
import { assignTicket, closeTicket, keepReply, linkTicket, noteTicket, reopenTicket } from './change-ticket.ts'
import { listTickets, listWaiting } from './list-tickets.ts'
import { keepTicket, openTicket, type TicketToKeep } from './open-ticket.ts'
import { isMailServer } from './check-mail-signature.ts'
import { receiveMail } from './receive-mail.ts'
import { refuseWithdrawal } from './refuse-withdrawal.ts'
import { viewTicket } from './view-ticket.ts'
import { withdrawFromContract } from './withdraw-from-contract.ts'

export function createInbox(base: Base) {
  const needs = {
    ...base,
    findMailLanguage: base.customers.findMailLanguage,
    keepTicket: (input: TicketToKeep) => keepTicket(base, input),
  }
  return {
    /**
     * Whether the buyer withdrew from this order, or from the one whose eSIM it replaces, and nobody refused that: until
     * then, nothing may lead them to install it, because activation ends the right.
     */
    isWithdrawn: ({ id, replaces }: Pick<Order, 'id' | 'replaces'>): Promise<boolean> =>
      base.withdrawals.holdsFor(replaces ? [id, replaces] : [id]),
    ...bind(needs, {
      openTicket,
      isMailServer,
      receiveMail,
      withdrawFromContract,
      acknowledgeWithdrawal,
      listTickets,
      listWaiting,
      viewTicket,
      answerTicket,
      noteTicket,
      keepReply,
      closeTicket,
      reopenTicket,
      assignTicket,
      linkTicket,
      refuseWithdrawal,
    }),
  }
}
