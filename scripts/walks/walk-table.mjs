// The walks of docs/walks.md: the functions that each passes, in order. `isHook` marks one that no function of ours calls;
// its sentence says who does. scripts/walks.mjs adds every file on the way from one to the next. A limit is the length that
// the walk has, and a shorter walk lowers it (decision 45).

const enters = [
  {
    at: 'server/run-shop.ts#openPages',
    isHook: true,
    says: 'Node’s HTTP server calls it. It asks the pages in memory and the static files first.',
  },
  { at: 'server/http/static-files.ts#staticFiles', says: 'answers for files of the build.' },
  {
    at: 'server/http/http.ts#createApp',
    isHook: true,
    says: 'is called through the build. It refuses, limits, and routes requests.',
  },
  { at: 'server/http/resolve-tenant.ts#tenantResolver.admit', says: 'finds the brand of this host.' },
]

const leadsToRouter = [
  { at: 'server/pages/pages-at-address.ts#pagesAtAddress', says: 'hands the request to React Router.' },
  { at: 'app/root.tsx#middleware', isHook: true, says: 'React Router runs it before every page.' },
  { at: 'app/session/guards.ts#guardPage', says: 'decides who may open the page.' },
  { at: 'app/pages.ts#PAGES', says: 'is the table of pages: address, module, and who may open it.' },
]

const inTheShopsFrame = [
  { at: 'app/layout/shell.tsx#middleware', isHook: true, says: 'React Router runs it before every page of the shop.' },
  { at: 'app/session/guards.ts#leadFromSuspendedShop' },
]

const drawsShell = [
  { at: 'app/root.tsx#loader', isHook: true, says: 'React Router calls it for every page.' },
  { at: 'app/start/brand-look.ts#lookOf', says: 'computes the colors of the brand once.' },
  { at: 'app/layout/shell.tsx#loader', isHook: true },
  { at: 'app/layout/read-shell.ts#readShell', says: 'loads what every page shows.' },
  { at: 'app/features/checkout/visitor-vat.ts#visitorVat', says: 'decides the VAT that this visitor sees.' },
  { at: 'app/session/visitor.ts#readCart', says: 'reads the cart of this browser.' },
]

const drawsDocument = [
  { at: 'app/entry.server.tsx#default', isHook: true, says: 'React Router calls it once all data is there.' },
  { at: 'app/start/page-start.ts#startOf', says: 'lists what the page’s script has to load.' },
  { at: 'app/start/draw-page.tsx#drawPage', says: 'renders the document.' },
  { at: 'app/root.tsx#Layout', isHook: true, says: 'is the document.' },
  { at: 'app/root.tsx#Start', says: 'writes what the script needs into the document.' },
  { at: 'app/layout/shell.tsx#default', isHook: true, says: 'is the frame of the shop.' },
  { at: 'app/layout/shop-frame.tsx#ShopFrame' },
  { at: 'app/layout/shop-frame.tsx#Header' },
  { at: 'app/layout/footer.tsx#Footer' },
]

export const WALKS = [
  {
    title: 'A checkout is submitted and paid',
    limit: { files: 42, returns: 7 },
    steps: [
      ...enters,
      ...leadsToRouter,
      ...inTheShopsFrame,
      {
        at: 'app/routes/sales/checkout/checkout.tsx#action',
        isHook: true,
        says: 'React Router calls it for the form.',
      },
      { at: 'app/routes/sales/checkout/checkout-action.ts#answerCheckout' },
      { at: 'app/http/form-action.ts#formAction', says: 'reads every posted form, and answers it.' },
      { at: 'app/features/company-form/read-company.ts#readCompany', says: 'reads the company fields.' },
      { at: 'app/session/visitor.ts#readCart', says: 'reads the cart of this browser.' },
      { at: 'app/features/checkout/checkout-form.ts#checkoutForm', says: 'is the schema of the form.' },
      { at: 'app/features/checkout/order-cart.ts#orderCart', says: 'also serves the JSON version of the checkout.' },
      { at: 'shop/sales/checkout/place-order.ts#placeOrder' },
      { at: 'shop/sales/checkout/quote-cart.ts#quoteCart', says: 'prices the cart.' },
      { at: 'shop/catalogue/pricing/quote.ts#quote', says: 'does the arithmetic.' },
      { at: 'shop/sales/checkout/compose-attempt.ts#attemptKeyOf', says: 'makes the same cart the same order.' },
      { at: 'shop/sales/checkout/save-buyer.ts#saveCustomer', says: 'saves the customer and the company.' },
      { at: 'shop/sales/order-rows/order-store.ts#orderStore.create' },
      { at: 'shop/sales/payment/open-payment.ts#preparePage', says: 'runs in the same transaction.' },
      { at: 'shop/sales/payment/page-limit.ts#pageLimit', says: 'limits how many payment pages can be opened.' },
      { at: 'shop/sales/payment/open-payment.ts#openPreparedPage', says: 'follows after it.' },
      { at: 'shop/sales/payment/compose-payment-request.ts#composePaymentRequest', says: 'says what is on the page.' },
      { at: 'adapters/stripe/stripe.ts#stripeGateway.openSession' },
      { at: 'server/http/webhooks.ts#webhooks', isHook: true, says: 'The provider calls it once the buyer has paid.' },
      { at: 'shop/sales/payment/receive-payment-event.ts#receivePaymentEvent', says: 'stores the event.' },
      { at: 'shop/sales/payment/payment-event-store.ts#paymentEventStore.receiving' },
      { at: 'server/work/nudges.ts#openNudges.nudge', says: 'starts the work on it in this process.' },
      {
        at: 'server/work/worker.ts#startWorker',
        isHook: true,
        says: 'takes what was nudged, and sweeps for what was not.',
      },
      { at: 'shop/delivery/due-work/worker.ts#createWorker.work' },
      { at: 'shop/sales/payment/receive-payment-event.ts#processPaymentEvent', says: 'processes it.' },
      {
        at: 'shop/sales/payment/confirm-page.ts#pageConfirmer.confirmPage',
        says: 'asks once for webhook and return.',
      },
      { at: 'shop/sales/payment/confirm-page.ts#askProvider', says: 'asks the provider for the real state.' },
      {
        at: 'shop/sales/order-rows/order-moves-store.ts#orderMovesStore.settlePaid',
        says: 'settles the order in one UPDATE.',
      },
      { at: 'shop/sales/order/order-moves.ts#MOVES', says: 'is the table of allowed state changes.' },
      { at: 'shop/sales/order/claimed-orders.ts#createClaimedOrders.give', says: 'keeps the order for its worker.' },
      {
        at: 'app/routes/sales/order/success.tsx#loader',
        isHook: true,
        says: 'React Router calls it when the buyer is back.',
      },
      { at: 'app/routes/sales/order/read-order.ts#readOrderPage' },
      { at: 'shop/sales/checkout/checkout.ts#createCheckout.confirmOrderPayment' },
    ],
  },
  {
    title: 'A paid order becomes a QR code',
    limit: { files: 31, returns: 1 },
    steps: [
      {
        at: 'server/work/worker.ts#startWorker',
        isHook: true,
        says: 'takes what was nudged; after a crash, its rounds find the order.',
      },
      { at: 'shop/delivery/due-work/worker.ts#createWorker.work' },
      {
        at: 'shop/delivery/provisioning/advance-provisioning.ts#advanceProvisioning',
        says: 'takes one lease and runs step after step.',
      },
      {
        at: 'shop/sales/order/claimed-orders.ts#createClaimedOrders.take',
        says: 'has the order if this process settled its payment.',
      },
      {
        at: 'shop/sales/order-rows/order-work-store.ts#orderWorkStore.claim',
        says: 'holds the lease. After a crash, it simply expires.',
      },
      {
        at: 'shop/delivery/provisioning/callback-tracker.ts#createCallbackTracker',
        says: 'notices a callback that arrives in the meantime.',
      },
      {
        at: 'shop/delivery/provisioning/start-provisioning-run.ts#startProvisioningRun',
        says: 'collects results in memory until they are written.',
      },
      { at: 'shop/delivery/provisioning/step-table.ts#nextStep', says: 'decides which step is next.' },
      { at: 'shop/delivery/provisioning/step-table.ts#retrieveEsimToken' },
      {
        at: 'shop/delivery/provisioning/steps/request-iccid-allocation.ts#requestIccidAllocation',
        says: 'asks for the profile.',
      },
      {
        at: 'shop/delivery/provisioning/ask-once.ts#askOnce',
        says: 'records that we are about to ask; a crash here leads to a look first.',
      },
      { at: 'shop/delivery/provisioning/allocation-store.ts#allocationStore.beginning' },
      { at: 'adapters/esim-network/esim-network.ts#esimNetwork.allocate' },
      { at: 'adapters/esim-network/client.ts#networkClient.order', says: 'calls the network.' },
      {
        at: 'shop/delivery/provisioning/steps/poll-for-iccid.ts#pollForIccid',
        says: 'looks until the network has the profile.',
      },
      { at: 'shop/sales/esim/esim-store.ts#esimStore.findHolder', says: 'links the eSIM to its order.' },
      { at: 'shop/delivery/provisioning/steps/generate-qr-code.ts#generateQrCode' },
      { at: 'shop/delivery/provisioning/step-table.ts#sendEmail' },
      {
        at: 'shop/delivery/mails/send-mail-once.ts#sendMailOnce',
        says: 'saves the QR code and the email together, before it is sent.',
      },
      { at: 'shop/records/mail/first-mail-store.ts#firstMailStore.putting', says: 'is the outbox.' },
      { at: 'shop/delivery/mails/compose-esim-ready.ts#esimReadyOf', says: 'collects the facts for the email.' },
      { at: 'shop/records/mail/deliver-mail.ts#deliverClaimed' },
      { at: 'adapters/smtp/smtp.ts#smtpMailer.send' },
      { at: 'app/mails/write-mail.ts#writeMail', says: 'writes it in the buyer’s language.' },
      { at: 'shop/delivery/provisioning/step-table.ts#updateUserRecord' },
      { at: 'shop/delivery/provisioning/step-table.ts#orderCompleted' },
      {
        at: 'app/features/order-stream/open-order-stream.ts#openOrderStream',
        isHook: true,
        says: 'The open order page is connected to it.',
      },
      {
        at: 'app/features/order-stream/stream-order-changes.ts#streamOrderChanges',
        says: 'decides what is sent, and how often.',
      },
      { at: 'shop/sales/order-access/open-watch.ts#orderWatches' },
      { at: 'app/routes/sales/order/qr-code.ts#loader', isHook: true, says: 'serves the picture.' },
    ],
  },
  {
    title: 'An admin refunds an order',
    limit: { files: 25, returns: 0 },
    steps: [
      ...enters,
      ...leadsToRouter,
      {
        at: 'app/routes/office/admin/desk-order.tsx#action',
        isHook: true,
        says: 'React Router calls it for the form.',
      },
      { at: 'app/routes/office/admin/desk/desk-order-action.ts#answerDeskOrder' },
      { at: 'app/http/form-action.ts#formAction', says: 'reads every posted form, and answers it.' },
      { at: 'app/features/own-proof/proof-asked.ts#readFreshProof', says: 'reads the password or code.' },
      {
        at: 'shop/office/order-actions/act-on-order.ts#refundOrderAsStaff',
        says: 'checks the limit and the proof, and records who did it.',
      },
      { at: 'shop/people/sign-in/check-fresh-proof.ts#checkFreshProof' },
      { at: 'shop/sales/refund/refund-order.ts#refundOrder' },
      {
        at: 'shop/sales/payment/check-with-provider.ts#checkWithProvider',
        says: 'asks whether a bank is reclaiming it too.',
      },
      { at: 'shop/sales/refund/refundable.ts#refundableCents', says: 'computes what can still be refunded.' },
      { at: 'shop/sales/payment/release-order.ts#releaseOrder', says: 'ends the order.' },
      { at: 'shop/delivery/profile/recall-profiles.ts#recallProfiles', says: 'returns the profile to the network.' },
      { at: 'shop/sales/invoicing/issue-invoice.ts#issueInvoice', says: 'issues the credit note.' },
      { at: 'server/work/nudges.ts#openNudges.nudge', says: 'starts the refund after the commit.' },
    ],
  },
  {
    title: 'A refund is carried out',
    limit: { files: 7, returns: 1 },
    steps: [
      {
        at: 'server/work/worker.ts#startWorker',
        isHook: true,
        says: 'takes what was nudged; after a crash, it finds what is due.',
      },
      { at: 'shop/delivery/due-work/worker.ts#createWorker.work' },
      { at: 'shop/sales/refund/refund-payment.ts#refundPayment' },
      { at: 'adapters/stripe/stripe.ts#stripeGateway.refund' },
      {
        at: 'shop/sales/refund/compose-order-refunded.ts#composeOrderRefunded',
        isHook: true,
        says: 'The outbox calls it for the email.',
      },
    ],
  },
  {
    title: 'The home page at a partner’s host',
    limit: { files: 32, returns: 6 },
    steps: [
      ...enters,
      { at: 'shop/people/brand/tenant.ts#findTenantByHost' },
      { at: 'ports/cached-for.ts#cachedFor', says: 'keeps the brands for five seconds.' },
      {
        at: 'shop/people/brand/open-brands.ts#openBrands.read',
        says: 'reads them, and keeps the last ones if that fails.',
      },
      { at: 'shop/people/brand/business-store.ts#businessStore.list' },
      { at: 'server/http/security-headers.ts#securityHeaders' },
      {
        at: 'server/pages/shared-pages.ts#sharedPages',
        says: 'answers from memory if no cookie makes the page personal.',
      },
      { at: 'server/pages/page-cache.ts#pageCache' },
      ...leadsToRouter,
      ...inTheShopsFrame,
      ...drawsShell,
      { at: 'app/routes/catalogue/home/home.tsx#loader', isHook: true, says: 'React Router calls it for the page.' },
      { at: 'app/features/wizard/load-wizard.ts#loadWizard' },
      { at: 'app/features/wizard/read-wizard.ts#readWizard', says: 'reads the trip in the address.' },
      ...drawsDocument,
      { at: 'app/routes/catalogue/home/home.tsx#default', isHook: true, says: 'is the page.' },
      { at: 'app/routes/catalogue/home/hero.tsx#Hero' },
      { at: 'app/features/wizard/wizard.tsx#Wizard' },
      { at: 'app/routes/catalogue/home/home.tsx#StillSections' },
    ],
  },
  {
    title: 'The wizard’s answer',
    limit: { files: 22, returns: 1 },
    steps: [
      ...enters,
      ...leadsToRouter,
      ...inTheShopsFrame,
      {
        at: 'app/routes/catalogue/wizard/bundleselector.tsx#loader',
        isHook: true,
        says: 'React Router calls it for the data of the page.',
      },
      { at: 'app/features/wizard/load-wizard.ts#loadWizard' },
      { at: 'app/features/checkout/visitor-vat.ts#visitorVat', says: 'decides the VAT that this visitor sees.' },
      {
        at: 'shop/catalogue/catalogue.ts#createCatalogue.viewCatalogue',
        says: 'has the prices of the brand in memory.',
      },
      { at: 'app/features/wizard/read-wizard.ts#readWizard', says: 'reads the trip in the address.' },
      { at: 'app/features/wizard/wizard-address.ts#gateStep', says: 'decides which step the address may show.' },
      { at: 'shop/catalogue/trip/offer-index.ts#buildOfferIndex', says: 'finds the bundles of the trip.' },
      { at: 'shop/catalogue/trip/recommend-offers.ts#pickOffers', says: 'picks the ones that are shown first.' },
      { at: 'shop/catalogue/pricing/quote.ts#quote', says: 'does the arithmetic.' },
      { at: 'app/features/wizard/packed-catalogue.ts#packCatalogue' },
      { at: 'app/features/wizard/wizard.tsx#Wizard', isHook: true, says: 'draws the answer.' },
      { at: 'app/features/wizard/results/results-step.tsx#ResultsStep' },
    ],
  },
]
