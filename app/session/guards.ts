// Who may see a page: somebody signed in, or somebody with one of the roles that it is for (after-purchase rules §6).
import { data, redirect } from 'react-router'
import type { Role } from '#shop/account/role.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import { isStaff } from '#shop/staff/staff-role.ts'
import { writeFlash } from './flash.ts'
import { sessionUserContext } from './session-user.ts'
import type { Context } from './visitor.ts'

/** The one who is signed in; everybody else goes to the login and comes back afterwards. */
export function requireAccount(request: Request, context: Context): SessionUser {
  const user = context.get(sessionUserContext)
  if (!user) throw redirect(loginPath(request))
  return user
}

/**
 * The one who is signed in with one of these roles. A visitor goes to the login; who has another role goes home, where
 * 'Access denied: …' is said.
 */
export async function requireRole(request: Request, context: Context, roles: readonly Role[]): Promise<SessionUser> {
  const user = requireAccount(request, context)
  if (roles.includes(user.type)) return user
  const flash = await writeFlash({ text: 'access_denied', role: roles[0] }, context)
  throw redirect('/', { headers: { 'set-cookie': flash } })
}

/** The member of staff who asks; everybody else learns not even that there is a page (safety case J01). */
export function requireStaff(context: Context): SessionUser {
  const user = context.get(sessionUserContext)
  if (!user || !isStaff(user.type)) throw data(null, { status: 404 })
  return user
}

// A page that a script asks for has its own address with an ending, which nobody shall be led to.
function loginPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const page = pathname.replace(/\.data$/, '')
  const wanted = new URLSearchParams(search)
  wanted.delete('_routes')
  const query = wanted.size > 0 ? `?${wanted}` : ''
  return `/login?${new URLSearchParams({ redirectTo: `${page}${query}` })}`
}
