// Every URL of the shop on one page.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('layout/shell.tsx', [
    index('routes/home/home.tsx'),
    route('bundleselector', 'routes/wizard/bundleselector.tsx'),
    route('checkout', 'routes/checkout/checkout.tsx'),
    route('success', 'routes/order/success.tsx'),
    route('esim-status', 'routes/esim-status/esim-status.tsx'),
    route('cart', 'routes/cart/cart.ts'),
    route('vat-country', 'routes/vat-country/vat-country.ts'),
    route('order/qr-code', 'routes/order/qr-code.ts'),
    route('order/events', 'routes/order/order-events.ts'),
    route('order/invoice', 'routes/order/invoice.ts'),
    route('business', 'routes/business/business.tsx'),
    route('faq', 'routes/help/faq.tsx'),
    route('devices', 'routes/help/devices.tsx'),
    route('terms', 'routes/help/terms.tsx'),
    route('privacy', 'routes/help/privacy.tsx'),
    route('accessibility', 'routes/help/accessibility.tsx'),
    route('support', 'routes/support/support.tsx'),
    route('offline', 'routes/offline/offline.tsx'),
    route('withdraw', 'routes/help/withdraw.tsx'),
    route('contract-summary/:bundleId', 'routes/help/contract-summary.tsx'),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
  route('api/location', 'routes/api/location.ts'),
  route('robots.txt', 'routes/meta/robots.ts'),
  route('sitemap.xml', 'routes/meta/sitemap.ts'),
  route('manifest.webmanifest', 'routes/meta/manifest.ts'),
  route('icons/:icon', 'routes/meta/icon.ts'),
  route('og/:picture', 'routes/meta/page-picture.ts'),
] satisfies RouteConfig
