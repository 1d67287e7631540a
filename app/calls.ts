// The addresses for programs, files, and streams, one row each, as `app/pages.ts` has the pages.
import { OWN, PARTNERS, page, PAGES, whoMay, type Facts, type Page } from './pages.ts'

const OWNERS_EXPORT: Facts = { who: 'owner', isExport: true }
const STAFF_CALL: Facts = { who: 'staff', isJson: true }
/** Files to download, and calls of scripts and machines. */
export const CALLS: Page[] = [
  page('/admin-dashboard/find.json', 'office/admin/find-json.ts', { ...whoMay('find'), isJson: true }),
  page('/admin-dashboard/orders.csv', 'office/admin/orders-csv.ts', { ...whoMay('exports'), isExport: true }),
  page('/admin-dashboard/orders/:orderId/document.pdf', 'office/admin/desk-document.ts', whoMay('papers')),
  page('/admin-dashboard/orders/:orderId/document.xml', 'office/admin/desk-document-xml.ts', whoMay('papers')),
  page('/admin-dashboard/users/:userId/export.json', 'office/admin/desk-user-export.ts', OWNERS_EXPORT),
  page('/super-admin-dashboard/coupons.csv', 'office/admin/coupons-csv.ts', OWNERS_EXPORT),
  page('/super-admin-dashboard/catalog.csv', 'office/admin/catalog-csv.ts', OWNERS_EXPORT),
  page('/super-admin-dashboard/report.csv', 'office/admin/report-csv.ts', { ...OWNERS_EXPORT, who: 'reports' }),
  page('/super-admin-dashboard/statement.pdf', 'office/admin/payout-statement.ts', { who: 'owner' }),
  page('/super-admin-dashboard/payouts.xml', 'office/admin/payouts-xml.ts', OWNERS_EXPORT),
  page('/business-dashboard/statement.pdf', 'partners/business/statement-pdf.ts', { who: 'answers_for_business' }),
  page('/business-dashboard/statement.csv', 'partners/business/statement-csv.ts', { who: 'answers_for_business' }),
  page('/business-dashboard/qr-code.png', 'partners/business/shop-qr-code.ts', PARTNERS),
  page('/business-dashboard/link-qr-code.png', 'partners/business/link-qr-code.ts', PARTNERS),
  page('/business-dashboard/embed', 'partners/business/embed-preview.ts', PARTNERS),
  page('/business-dashboard/price-preview', 'partners/business/price-preview.ts', PARTNERS),
  page('/business-dashboard/orders.csv', 'partners/business/partner-orders-csv.ts', PARTNERS),
  page('/business-dashboard/orders/:orderId/document.pdf', 'partners/business/partner-document.ts', {
    who: 'answers_for_business',
  }),
  page('/business-dashboard/orders/:orderId/document.xml', 'partners/business/partner-document-xml.ts', {
    who: 'answers_for_business',
  }),
  page('/business-dashboard/earnings.csv', 'partners/business/earnings-csv.ts', PARTNERS),
  page('/r/:code', 'partners/business/open-link.ts'),
  page('/embed', 'partners/embed/embed.ts'),
  page('/embed.js', 'partners/embed/embed-script.ts'),
  page('/checkout/draft', 'sales/checkout/draft.ts', OWN),
  page('/checkout/empty', 'sales/checkout/empty.ts', OWN),
  page('/account/usage', 'people/account/usage.ts', OWN),
  page('/account/export', 'people/account/export.ts', { who: 'signed-in', isPersonal: true }),

  page('/functions/v1/get-invoice-url', 'partners/api/functions/get-invoice-url.ts'),
  page('/functions/v1/get-invoice-details', 'partners/api/functions/get-invoice-details.ts'),
  page('/functions/v1/reset-password', 'partners/api/functions/reset-password.ts'),
  page('/functions/v1/gemini-chat', 'partners/api/functions/gemini-chat.ts'),
  page('/functions/v1/simple-auth', 'partners/api/functions/simple-auth.ts'),
  page('/functions/v1/manage-accounts', 'partners/api/functions/manage-accounts.ts'),
  page('/functions/v1/create-checkout-session', 'partners/api/functions/create-checkout-session.ts', {
    isPaying: true,
  }),
  page('/functions/v1/update-order-stripe', 'partners/api/functions/update-order-stripe.ts'),
  page('/functions/v1/get-esim-token', 'partners/api/functions/get-esim-token.ts'),
  page('/functions/v1/send-test-email', 'partners/api/functions/send-test-email.ts', STAFF_CALL),
  page('/mailchimp-api.php', 'partners/api/mailchimp-api.ts', STAFF_CALL),
  page('/get-iccid.php', 'partners/api/get-iccid.ts'),
  page('/network/things/consumer-profile-codes/iccids/:iccid', 'partners/api/network/codes.ts'),
  page('/network/things/consumer-profile-codes/iccids/:iccid/qrcode', 'partners/api/network/qrcode.ts'),
  page('/network/things/iccids/:iccid/bundle', 'partners/api/network/bundle.ts'),
  page('/network/things/consumer-profile/:bundleId', 'partners/api/network/consumer-profile.ts', STAFF_CALL),
  page('/network/top-up/history/iccids/:iccid/:days', 'partners/api/network/top-up-history.ts'),
  page('/api/orders', 'partners/api/orders.ts', STAFF_CALL),
  page('/api/esim-allocation', 'partners/api/esim-allocation.ts', STAFF_CALL),
  page('/api/generate-qrcode', 'partners/api/generate-qrcode.ts', STAFF_CALL),
  page('/api/esim-api', 'partners/api/esim-api.ts'),
  page('/api/esim-api/network/things', 'partners/api/all-esims.ts'),
  page('/api/location', 'partners/api/location.ts'),
  page('/api/trip-bundle', 'partners/api/trip-bundle.ts'),
  page('/api/v1/openapi.json', 'partners/api/v1/openapi.ts'),
  page('/api/v1/*', 'partners/api/v1/partner-api.ts'),
  page('/mcp', 'partners/mcp/mcp.ts'),

  page('/robots.txt', 'site/meta/robots.ts'),
  page('/.well-known/security.txt', 'site/meta/security-txt.ts'),
  page('/sitemap.xml', 'site/meta/sitemap.ts'),
  page('/sitemaps/:part', 'site/meta/sitemap-part.ts'),
  page('/products.tsv', 'site/meta/product-feed.ts'),
  page('/llms.txt', 'site/meta/llms.ts'),
  page('/indexnow.txt', 'site/meta/indexnow-key.ts'),
  page('/manifest.webmanifest', 'site/meta/manifest.ts'),
  page('/icons/:icon', 'site/meta/icon.ts'),
  page('/brand-logo/:logo', 'site/meta/brand-logo.ts'),
  page('/og/:picture', 'site/meta/page-picture.ts'),
]

/** Modules without page data for scripts. */
export const FILES: string[] = [...PAGES.filter(({ isFile }) => isFile), ...CALLS].map(({ module }) => module)
