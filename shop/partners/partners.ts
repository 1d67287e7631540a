// Who sells with us: affiliates and businesses, their prices and payouts, and what their software does.
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { bind } from '#shop/assembly/bind.ts'
import { checkApiKey, countAgentMessage } from '#shop/partners/api/check-api-key.ts'
import { listApiKeys } from '#shop/partners/api/list-api-keys.ts'
import {
  findSoldBundle,
  listBundles,
  listCountries,
  listTripOffers,
  listZones,
} from '#shop/partners/api/list-bundles.ts'
import { changeKeyAddresses } from '#shop/partners/api/change-key-addresses.ts'
import { makeApiKey, revokeApiKey } from '#shop/partners/api/make-api-key.ts'
import { exportEarnings } from '#shop/partners/partner/export-earnings.ts'
import { exportPartnerOrders } from '#shop/partners/partner/export-partner-orders.ts'
import { findOwnPurchase } from '#shop/partners/partner/find-own-purchase.ts'
import { listAffiliates } from '#shop/partners/partner/list-affiliates.ts'
import { listPartnerOrders } from '#shop/partners/partner/list-partner-orders.ts'
import { findAffiliateLink, viewEarnings } from '#shop/partners/partner/view-earnings.ts'
import { hasShop, viewPartner, viewPartnerFigures } from '#shop/partners/partner/view-partner.ts'
import { recheckPayeeVat } from '#shop/partners/payout/recheck-payee-vat.ts'
import { confirmPayoutRun, recordReturnedPayout, takeBackPayoutRun } from '#shop/partners/payout/end-payout-run.ts'
import { fetchPayoutFile } from '#shop/partners/payout/fetch-payout-file.ts'
import { makePayoutRun } from '#shop/partners/payout/make-payout-run.ts'
import { forgetPayoutDetails, savePayer, savePayoutDetails } from '#shop/partners/payout/save-payout-details.ts'
import { sendPayoutNotices } from '#shop/partners/payout/send-payout-notices.ts'
import { viewOwnPayouts, viewPayouts } from '#shop/partners/payout/view-payouts.ts'
import { fetchStatement } from '#shop/partners/payout/fetch-statement.ts'
import { recheckBillingVat } from '#shop/partners/prepaid/recheck-billing-vat.ts'
import { returnOrder, type ReturnOrderDeps } from '#shop/partners/prepaid/return-order.ts'
import { findApiOrder, listApiOrders } from '#shop/partners/prepaid/list-api-orders.ts'
import { placeApiOrder, type PlaceApiOrderDeps } from '#shop/partners/prepaid/place-api-order.ts'
import { placeDeposit } from '#shop/partners/prepaid/place-deposit.ts'
import { saveBilling } from '#shop/partners/prepaid/save-billing.ts'
import { viewApiUsage } from '#shop/partners/prepaid/view-api-usage.ts'
import { comeBack, readBalance, viewBalance } from '#shop/partners/prepaid/view-balance.ts'
import { draftRetailPrices, dropRetailDrafts, holdRetailPrices } from '#shop/partners/retail/change-retail-prices.ts'
import { setRetailTerms, viewRetailTerms } from '#shop/partners/retail/set-retail-terms.ts'
import { previewRetailPrices, viewRetailPrices } from '#shop/partners/retail/view-retail-prices.ts'
import { addEndpoint } from '#shop/partners/webhook/add-endpoint.ts'
import { chooseEvents, removeEndpoint, rotateSecret, switchEndpoint } from '#shop/partners/webhook/change-endpoint.ts'
import { beginDeliveries } from '#shop/partners/webhook/deliver-webhooks.ts'
import { findTrialUrl, listEndpoints, viewEndpoint } from '#shop/partners/webhook/view-endpoints.ts'
import { replayDelivery, sendTestEvent } from '#shop/partners/webhook/send-by-hand.ts'
import type { Sales } from '#shop/sales/sales.ts'

type Parts = Pick<Sales['checkout'], 'openPayment' | 'preparePage' | 'openPreparedPage' | 'confirmOrderPayment'> &
  Pick<Sales['refunds'], 'refundToBalance' | 'refundPartToBalance'> &
  Pick<Sales['ledger'], 'recordSale'> &
  Pick<PlaceApiOrderDeps, 'checkTopUp' | 'tryToInvoice'> &
  Pick<ReturnOrderDeps, 'revokeEsim'>

export const createPartners = (base: AccountNeeds, parts: Parts) => ({
  /** What one business sold and earned, and how its customers' eSIMs are doing. */
  partners: bind(base, {
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
  }),
  /** Bank details, what is due on the 10th, the runs and their files, and monthly statements. */
  payouts: bind(base, {
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
  }),
  /** Businesses with their own prices: which ones, at what prices, and a preview of their shop. */
  retail: bind(base, {
    setRetailTerms,
    viewRetailTerms,
    viewRetailPrices,
    previewRetailPrices,
    draftRetailPrices,
    holdRetailPrices,
    dropRetailDrafts,
  }),
  /** What businesses deposit, and what their software buys with it. */
  prepaid: bind(
    { ...base, ...parts },
    {
      placeDeposit,
      saveBilling,
      viewBalance,
      readBalance,
      comeBack,
      placeApiOrder,
      listApiOrders,
      findApiOrder,
      viewApiUsage,
      returnOrder,
      recheckBillingVat,
    },
  ),
  /** Who may call the API, how often an assistant may ask, and what both are told. */
  api: bind(base, {
    changeKeyAddresses,
    checkApiKey,
    countAgentMessage,
    findSoldBundle,
    listApiKeys,
    listBundles,
    listCountries,
    listTripOffers,
    listZones,
    makeApiKey,
    revokeApiKey,
  }),
  /** Tells partners' software about its orders and eSIMs as things happen. */
  webhooks: bind(base, {
    addEndpoint,
    chooseEvents,
    switchEndpoint,
    rotateSecret,
    removeEndpoint,
    sendTestEvent,
    replayDelivery,
    listEndpoints,
    viewEndpoint,
    findTrialUrl,
    beginDeliveries,
  }),
})
