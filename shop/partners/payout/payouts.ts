// Payouts: bank details, what is due on the 10th, the runs and their files, and monthly statements.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { recheckPayeeVat } from './recheck-payee-vat.ts'
import { confirmPayoutRun, recordReturnedPayout, takeBackPayoutRun } from './end-payout-run.ts'
import { fetchPayoutFile } from './fetch-payout-file.ts'
import { makePayoutRun } from './make-payout-run.ts'
import { forgetPayoutDetails, savePayer, savePayoutDetails } from './save-payout-details.ts'
import { sendPayoutNotices } from './send-payout-notices.ts'
import { viewOwnPayouts, viewPayouts } from './view-payouts.ts'
import { fetchStatement } from './fetch-statement.ts'

export const createPayouts = (base: Base) =>
  bind(base, {
    viewPayouts,
    viewOwnPayouts,
    savePayoutDetails,
    forgetPayoutDetails,
    savePayer,
    makePayoutRun,
    confirmPayoutRun,
    takeBackPayoutRun,
    recordReturnedPayout,
    fetchPayoutFile,
    fetchStatement,
    sendPayoutNotices,
    recheckPayeeVat,
  })
