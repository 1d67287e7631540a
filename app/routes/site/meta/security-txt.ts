// /.well-known/security.txt (RFC 9116): where to report a weakness. Under every brand it is the operator of the shop who
// answers, and whom the support form reaches, in the languages of the shop.
import { shopContext, tenantContext } from '#app/session/request-context.ts'
import { LANGUAGES } from '#values/language.ts'
import type { Route } from './+types/security-txt.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { origin, domain, brand } = context.get(tenantContext)
  const ownEmail = domain === null && !brand.company?.isSample ? brand.company?.email : undefined
  const lines = [
    `Contact: ${origin}/support`,
    ...(ownEmail ? [`Contact: mailto:${ownEmail}`] : []),
    `Expires: ${context.get(shopContext).figures.viewSecurityExpiry()}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
