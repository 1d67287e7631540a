// What people write to the shop: tickets and declarations of withdrawal, and how administrators handle them.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { acknowledgeWithdrawal } from '#shop/support/withdrawal/acknowledge-withdrawal.ts'
import { answerTicket } from './answer-ticket.ts'
import { assignTicket, closeTicket, keepReply, linkTicket, noteTicket, reopenTicket } from './change-ticket.ts'
import { listTickets, listWaiting } from './list-tickets.ts'
import { keepTicket, openTicket, type TicketToKeep } from './open-ticket.ts'
import { isMailServer } from '#shop/support/incoming-mail/check-mail-signature.ts'
import { receiveMail } from '#shop/support/incoming-mail/receive-mail.ts'
import { refuseWithdrawal } from '#shop/support/withdrawal/refuse-withdrawal.ts'
import { viewTicket } from './view-ticket.ts'
import { withdrawFromContract } from '#shop/support/withdrawal/withdraw-from-contract.ts'

export function createInbox(base: Base) {
  const needs = {
    ...base,
    findMailLanguage: base.customers.findMailLanguage,
    keepTicket: (input: TicketToKeep) => keepTicket(base, input),
  }
  return {
    isWithdrawn: base.isWithdrawn,
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
