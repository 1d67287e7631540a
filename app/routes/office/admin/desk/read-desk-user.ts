// GET /admin-dashboard/users/:userId: one customer with everything that the shop knows of them; the look is noted.
import { deviceText } from '#app/format/device-text.ts'
import { data } from 'react-router'
import { deskUserCopy as copy } from '#app/copy/office/admin-user.ts'
import { stateText } from '#app/copy/office/admin-desk.ts'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { may } from '#shop/people/account/rights.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { isErased } from '#shop/people/account/erased-account.ts'
import { mayActOn } from '#shop/support/customer/customer-rights.ts'
import type { viewDeskCustomer } from '#shop/office/desk/view-desk-customer.ts'
import { isGivenRole } from '#shop/support/staff/given-role.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { isUuid } from '#values/uuid.ts'

export type DeskUserPage = Awaited<ReturnType<typeof readDeskUser>>
type View = NonNullable<Awaited<ReturnType<typeof viewDeskCustomer>>>

export async function readDeskUser(request: Request, context: Context, userId: string) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const [person, view] = isUuid(userId)
    ? await Promise.all([shop.staff.findPerson(userId), shop.desk.viewDeskCustomer(userId, callerOf(context, user))])
    : [null, null]
  if (!person || !view) throw data(null, 404)
  const actions = mayActOn({ actor: user }, { id: view.id, accountType: view.role, email: person.email })
  const isErasing = actions.erase && new URL(request.url).searchParams.get('ask') === 'erase'
  return {
    person: { ...person, isErased: isErased(person), createdAt: person.createdAt.toISOString() },
    ...shown(view),
    may: actions,
    isErasing,
    asked: await readAsked(request, context, user),
    factors: mayDropFactors(user, person.id) ? await readFactors(shop, person.id) : null,
    askedForRole: await readAsked(request, context, user, { isTyped: true }),
    businesses: (await shop.brands.listBusinesses()).map(({ brand, domain }) => ({
      id: brand.id,
      words: domain ? `${brand.name} (${domain})` : brand.name,
    })),
    mayGiveRoles: may(user.type, 'people'),
    fixed: isErased(person)
      ? copy.fixed.erased
      : person.id === user.id
        ? copy.fixed.oneself
        : !isGivenRole(person.role)
          ? copy.fixed.role_fixed
          : person.hasAccount
            ? null
            : copy.fixed.no_account,
  }
}

const mayDropFactors = (user: SessionUser, personId: string) => may(user.type, 'owner') && personId !== user.id

/** What a super-admin may take from them; null when they have none. */
async function readFactors(shop: Shop, userId: string) {
  const { authenticator, passkeys } = await shop.accounts.viewFactors(userId)
  return authenticator || passkeys.length > 0 ? { hasApp: authenticator !== null, passkeys: passkeys.length } : null
}

const shown = (view: View) => ({
  disabledAt: view.disabledAt?.toISOString() ?? null,
  mailLanguage: view.mailLanguage,
  orders: view.orders.map(({ createdAt, state, ...order }) => ({
    ...order,
    state,
    stateWords: stateText(state),
    at: createdAt.toISOString(),
  })),
  moreOrders: view.moreOrders,
  esims: view.esims.map(({ usage, ...esim }) => ({
    ...esim,
    usage:
      usage === null || usage === 'unasked' ? usage : { ...usage, expiresAt: usage.expiresAt?.toISOString() ?? null },
  })),
  invoices: view.invoices,
  mails: view.mails.map(({ kind, state, createdAt, sentAt }) => ({
    kind,
    state,
    at: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  })),
  tickets: view.tickets.map(({ createdAt, ...ticket }) => ({ ...ticket, at: createdAt.toISOString() })),
  notes: view.notes.map(({ at, by, ...note }) => ({ ...note, by: by ?? copy.formerStaff, at: at.toISOString() })),
  sessions: view.sessions.map(({ startedAt, seenAt, device }) => ({
    device: deviceText(device),
    since: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  })),
})
