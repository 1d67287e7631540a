// Sold eSIMs: what their holders ask about them, and what accounts do with them.
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { At } from '#values/brand-facts.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import { addEsimByIccid, finishAddingEsim } from './add-esim-by-iccid.ts'
import { checkEsimStatus, type StatusQuestion } from '#shop/sales/esim-status/check-esim-status.ts'
import { holdEsim } from './find-held-esim.ts'
import { listOwnEsims, type OwnEsimName } from './list-own-esims.ts'
import type { EsimStatus } from '#shop/sales/esim-status/read-esim-status.ts'
import { remindIccids } from './remind-iccids.ts'
import { renameEsim } from './rename-esim.ts'
import { viewActivation } from './view-activation.ts'
import { viewLastTopUp } from '#shop/sales/esim-status/view-last-top-up.ts'
import { viewUsage } from '#shop/sales/esim-status/view-usage.ts'

type Parts = {
  deliverMail: DeliverMail
  /** What a check of an eSIM showed; its alerts needn't wait for the next scheduled check. */
  receiveUsage: (seen: EsimStatus & { orderId: string }) => Promise<unknown>
}

export function createEsims(account: AccountNeeds, { deliverMail, receiveUsage }: Parts) {
  const needs = { ...account, deliverMail, sealer: account.sealerOf('add-esim') }
  return {
    ...bind(needs, {
      holdEsim,
      viewActivation,
      viewLastTopUp,
      listOwnEsims,
      renameEsim,
      addEsimByIccid,
      finishAddingEsim,
      remindIccids,
    }),
    checkEsimStatus: async (question: StatusQuestion, at: At) => {
      const answer = await checkEsimStatus(needs, question, at)
      if (answer.ok && answer.isHolder) await receiveUsage({ ...answer.esim, orderId: answer.orderId })
      return answer
    },
    viewUsage: async (question: OwnEsimName, at: At) => {
      const answer = await viewUsage(needs, question, at)
      if (answer.ok) await receiveUsage({ ...answer.usage, orderId: answer.orderId })
      return answer
    },
  }
}
