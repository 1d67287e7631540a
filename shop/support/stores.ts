// The stores of this context, on one database.
import { withdrawalStore } from '#shop/support/withdrawal/withdrawal-store.ts'
import { cancellationStore } from '#shop/support/cancellation/cancellation-store.ts'
import { cancellationTermsStore } from '#shop/support/cancellation/cancellation-terms-store.ts'
import { ticketStore } from '#shop/support/inbox/ticket-store.ts'
import { ticketFileStore } from '#shop/support/inbox/ticket-file-store.ts'
import { templateStore } from '#shop/support/inbox/template-store.ts'
import { ticketQueries } from '#shop/support/inbox/ticket-queries.ts'
import { answerTimeQueries } from '#shop/support/inbox/answer-time-queries.ts'
import { incomingMailStore } from '#shop/support/incoming-mail/incoming-mail-store.ts'
import { wishStore } from '#shop/support/wish/wish-store.ts'
import type { Database } from '#db/database.ts'

export const supportStores = (database: Database) => ({
  withdrawals: withdrawalStore(database),
  cancellations: cancellationStore(database),
  cancellationTerms: cancellationTermsStore(database),
  tickets: ticketStore(database),
  ticketFiles: ticketFileStore(database),
  ticketDesk: ticketQueries(database),
  templates: templateStore(database),
  answerTimes: answerTimeQueries(database),
  incomingMails: incomingMailStore(database),
  wishes: wishStore(database),
})
