// Fills what every page of those who work for the shop knows: their ways, and what waits for them there.
import { buildDeskNav, type DeskCounts } from '#app/features/desk/desk-nav.ts'
import { readWaiting } from '#app/features/desk/read-waiting.ts'
import { waitsFor } from '#app/features/desk/waits-for.ts'
import { DESK_PARTS, firstPartOf } from '#app/pages.ts'
import { letInUser } from '#app/session/guards.ts'
import { pagePath } from '#app/session/page-path.ts'
import type { DeskData, ShellData } from '#app/session/shell-data.ts'
import { shopContext, sessionUserContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { may } from '#shop/people/account/rights.ts'
import { getDashboardPath, type Role } from '#shop/people/account/role.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { readFrame, readShell } from './read-shell.ts'

/** Strangers learn not even by the frame that there is a page (safety case J01). */
export async function readDeskShell(request: Request, context: Context): Promise<DeskData | ShellData> {
  const user = letInUser(context)
  return user ? readDesk(user, request, context) : readShell(request, context)
}

async function readDesk(user: SessionUser, request: Request, context: Context): Promise<DeskData> {
  const [frame, { counts, all }, hasShop] = await Promise.all([
    readFrame(request, context),
    readCounts(user.type, context),
    user.businessId === null || context.get(shopContext).partners.hasShop(user.businessId),
  ])
  return {
    ...frame,
    desk: {
      name: user.name || user.email,
      home: getDashboardPath(user.type),
      timeZone: context.get(shopContext).timeZone,
      waiting: all,
      ...buildDeskNav(user.type, counts, { hasShop }),
    },
  }
}

/** Customers stay in the shop's frame, and so do visitors, who are sent to log in. */
export async function readOwnShell(request: Request, context: Context): Promise<DeskData | ShellData> {
  const user = letInUser(context) ?? lostAtDesk(request, context)
  return user && user.type !== 'own-user' ? readDesk(user, request, context) : readShell(request, context)
}

// Who followed an outdated link in the back office stays in it. An account that still lacks its second factor sees
// nothing of it.
function lostAtDesk(request: Request, context: Context): SessionUser | null {
  const user = context.get(sessionUserContext)
  return user && !user.mustAddFactor && DESK_PARTS.has(firstPartOf(pagePath(new URL(request.url).pathname)))
    ? user
    : null
}

// A number is shown only where its reader can do something about it; Home, if they have one, has them all.
async function readCounts(role: Role, context: Context): Promise<{ counts: DeskCounts; all: number }> {
  if (!may(role, 'inbox')) return { counts: {}, all: 0 }
  const waiting = await readWaiting(context)
  const { orders, inbox, system, networks } = waiting.byPlace
  const all = waitsFor(role, waiting)
  return { counts: { home: all, orders, inbox, ...(may(role, 'owner') && { system, catalog: networks }) }, all }
}
