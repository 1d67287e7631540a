// Somebody asks, and somebody answers.
import { bind } from '#shop/assembly/bind.ts'
import { needing } from '#shop/people/account/needing.ts'
import { askAssistant } from '#shop/support/assistant/ask-assistant.ts'
import { cancelOrder, startCancellation } from '#shop/support/cancellation/cancel-order.ts'
import { advanceCancellation, type AdvanceCancellationDeps } from '#shop/support/cancellation/advance-cancellation.ts'
import { isHeldNow } from '#shop/support/cancellation/read-case.ts'
import type { PlaceDifferenceDeps } from '#shop/support/cancellation/place-difference.ts'
import { returnGift } from '#shop/support/cancellation/return-gift.ts'
import { listCancellationTerms, viewCancellationTerms } from '#shop/support/cancellation/read-terms.ts'
import { viewCancellation } from '#shop/support/cancellation/view-cancellation.ts'
import { chooseInstead, listSwapOffers } from '#shop/support/cancellation/choose-instead.ts'
import { viewUndo } from '#shop/support/cancellation/view-undo.ts'
import { acknowledgeWithdrawal } from '#shop/support/withdrawal/acknowledge-withdrawal.ts'
import { answerTicket } from '#shop/support/inbox/answer-ticket.ts'
import {
  assignTicket,
  closeTicket,
  keepReply,
  linkTicket,
  noteTicket,
  reopenTicket,
} from '#shop/support/inbox/change-ticket.ts'
import { addTemplate, changeTemplate, deleteTemplate, listTemplates } from '#shop/support/inbox/save-template.ts'
import { listTickets, listWaiting } from '#shop/support/inbox/list-tickets.ts'
import { keepTicket, openTicket } from '#shop/support/inbox/open-ticket.ts'
import { openTicketFile } from '#shop/support/inbox/open-ticket-file.ts'
import { isMailServer } from '#shop/support/incoming-mail/check-mail-signature.ts'
import { receiveMail } from '#shop/support/incoming-mail/receive-mail.ts'
import { refuseWithdrawal, type RefuseWithdrawalDeps } from '#shop/support/withdrawal/refuse-withdrawal.ts'
import { letGoOfTicket, takeTicket } from '#shop/support/inbox/take-ticket.ts'
import { snoozeTicket, wakeTicket } from '#shop/support/inbox/put-off-ticket.ts'
import { viewTicket } from '#shop/support/inbox/view-ticket.ts'
import { withdrawFromContract } from '#shop/support/withdrawal/withdraw-from-contract.ts'
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { createCustomers } from '#shop/support/customer/customers.ts'
import { answerWishes, countWishes, listWishesToAnswer } from '#shop/support/wish/answer-wishes.ts'
import { askForCountry, confirmWish, endWish, isWishKey, openWish } from '#shop/support/wish/ask-for-country.ts'
import { createStaff } from '#shop/support/staff/staff-members.ts'

type Parts = Pick<RefuseWithdrawalDeps, 'reviveReminders'> &
  Pick<
    AdvanceCancellationDeps,
    'refundOrder' | 'refundPart' | 'checkWithProvider' | 'revokeEsim' | 'replaceProfile' | 'endReminders'
  > &
  Pick<PlaceDifferenceDeps, 'preparePage' | 'openPreparedPage'>

export const createSupport = (base: AccountNeeds, { reviveReminders, ...selling }: Parts) => ({
  cancellations: createCancellations(base, selling),
  /** What people write to the shop: tickets and declarations of withdrawal, and how administrators handle them. */
  inbox: {
    isWithdrawn: base.isWithdrawn,
    readForm: base.formReader.read,
    ...bind(
      { ...base, findMailLanguage: base.customers.findMailLanguage, reviveReminders, ...bind(base, { keepTicket }) },
      {
        openTicket,
        isMailServer,
        receiveMail,
        withdrawFromContract,
        acknowledgeWithdrawal,
        listTickets,
        listWaiting,
        viewTicket,
        listTemplates,
        ...needing('inbox', {
          answerTicket,
          openTicketFile,
          noteTicket,
          keepReply,
          closeTicket,
          reopenTicket,
          assignTicket,
          takeTicket,
          letGoOfTicket,
          snoozeTicket,
          wakeTicket,
          linkTicket,
          refuseWithdrawal,
          addTemplate,
          changeTemplate,
          deleteTemplate,
        }),
      },
    ),
  },
  assistant: {
    ...bind(base, { askAssistant }),
    /** Whether a chat model writes the answers; without one, we quote our own pages. */
    hasChatModel: base.assistant !== null,
  },
  /** Who waits for a country that isn't sold yet. */
  wishes: bind(base, {
    askForCountry,
    openWish,
    confirmWish,
    endWish,
    isWishKey,
    listWishesToAnswer,
    answerWishes,
    countWishes,
  }),
  customers: createCustomers(base),
  staff: createStaff(base),
})

/** Orders that their buyers cancel. */
function createCancellations(base: AccountNeeds, selling: Omit<Parts, 'reviveReminders'>) {
  const ending = bind({ ...base, ...selling, ...bind(base, { keepTicket }) }, { advanceCancellation })
  const asking = bind({ ...base, ...selling }, { isHeldNow })
  return {
    ...ending,
    ...bind(
      { ...base, ...selling, ...ending, ...asking },
      {
        startCancellation,
        cancelOrder,
        returnGift,
        listSwapOffers,
        chooseInstead,
        viewCancellation,
        viewUndo,
        viewCancellationTerms,
        listCancellationTerms,
      },
    ),
  }
}
