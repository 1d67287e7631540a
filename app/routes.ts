// Every URL of the shop on one page.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('layout/shell.tsx', [
    index('routes/home/home.tsx'),
    route('bundleselector', 'routes/wizard/bundleselector.tsx'),
    route('checkout', 'routes/checkout/checkout.tsx'),
    route('success', 'routes/order/success.tsx'),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
] satisfies RouteConfig
