// /robots.txt: what is personal, internal or an action is not for search engines.
import { publicUrlContext } from '#app/session/public-url.ts'
import type { Route } from './+types/robots.ts'

const CLOSED = [
  '/cart',
  '/checkout',
  '/success',
  '/order/',
  '/top-up',
  '/install',
  '/alerts',
  '/account',
  '/auth',
  '/login',
  '/signup',
  '/setup-password',
  '/reset-password',
  '/admin',
  '/user-dashboard',
  '/admin-dashboard',
  '/super-admin-dashboard',
  '/business-dashboard',
  '/api-test',
  '/order-api-flow',
  '/mailchimp-api',
  '/emailtest',
]

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(publicUrlContext)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
