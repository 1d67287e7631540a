// The counter of the account area: own eSIMs and what is left of them, own data, and the way out.
import { changeName } from '#shop/customer/change-name.ts'
import { chooseMailLanguage } from '#shop/customer/choose-mail-language.ts'
import type { CompanyDetails } from '#shop/account/company.ts'
import { saveCompany } from '#shop/account/save-company.ts'
import { sendAccountMail, type AccountNote } from '#shop/account/send-account-mail.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import { viewOwnCompany } from '#shop/customer/view-own-company.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { OwnedBy } from '#shop/brand/brand-home.ts'
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import { findOwnOrder, type OrderName, type OrderVisitor } from '#shop/order/find-own-order.ts'
import { isPayable, type Order } from '#shop/order/order.ts'
import { addEsimByIccid, finishAddingEsim } from '#shop/esim/add-esim-by-iccid.ts'
import { changeEmail, confirmEmailChange } from '#shop/customer/change-email.ts'
import { checkOwnPassword } from '#shop/account/check-own-password.ts'
import { deleteAccount } from '#shop/customer/delete-account.ts'
import { exportMyData } from '#shop/customer/export-my-data.ts'
import { listOwnEsims, type OwnEsimName } from '#shop/esim/list-own-esims.ts'
import type { EsimStatus } from '#shop/esim/read-esim-status.ts'
import { renameEsim } from '#shop/esim/rename-esim.ts'
import { viewFigures } from '#shop/figures/view-figures.ts'
import { viewUsage } from '#shop/esim/view-usage.ts'
import { sealerFor, type TokenMaker } from '#shop/values/secret.ts'
import { recordAuditAt } from './open-audit.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

export type AccountAreaParts = {
  brand: Brand
  ownedBy: OwnedBy
  makeToken: TokenMaker
  deliverMail: DeliverMail
  readCatalogue: () => Promise<Catalogue>
  /** What a look at an eSIM told; its warnings need not wait for the next scheduled look. */
  receiveUsage: (seen: EsimStatus) => Promise<unknown>
}

export function openAccountArea(world: ShopDeps, stores: Stores, parts: AccountAreaParts) {
  const { clock } = world
  const deps = {
    ...world,
    ...stores,
    ...parts,
    atomically: world.database.tx,
    recordAudit: recordAuditAt(world, stores, parts.brand),
    listInvoicesOf: stores.invoices.listOfOrders,
    findAlerts: stores.alertSettings.find,
    forgetAlerts: stores.alertSettings.forget,
    sealer: sealerFor(world.secret, 'add-esim'),
    sendAccountMail: (note: AccountNote) => sendAccountMail({ ...world, ...stores, ...parts }, note),
  }

  const ownership = {
    /** Whether somebody signed in may open an order: it is theirs, or its eSIM is in their account. */
    ownsOrder: async (userId: string, order: Pick<Order, 'id' | 'userId'>): Promise<boolean> =>
      order.userId === userId || (await stores.esims.findActive(order.id))?.userId === userId,
    findOrderByPaymentSession: async (sessionId: string) => {
      const session = await stores.sessions.findBySessionId(sessionId)
      return session ? stores.orders.find(session.orderId) : null
    },
  }

  return {
    listOwnEsims: (userId: string) => listOwnEsims(deps, userId),
    viewUsage: async (question: OwnEsimName) => {
      const answer = await viewUsage(deps, question)
      if (answer.ok) await parts.receiveUsage(answer.usage)
      return answer
    },
    renameEsim: (wish: OwnEsimName & { label: string }) => renameEsim(deps, wish),
    addEsimByIccid: (wish: { userId: string; email: string; iccid: string; network: string }) =>
      addEsimByIccid(deps, wish),
    finishAddingEsim: (wish: { userId: string; proof: string; code: string }) => finishAddingEsim(deps, wish),

    /** The orders of an account, the newest first; those that were never paid are left out. */
    listOwnOrders: async (userId: string): Promise<Order[]> => {
      const isSoldHere = await parts.ownedBy(parts.brand)
      const bought = await stores.orders.listOf(userId)
      return bought.filter((order) => !isPayable(order) && isSoldHere(order))
    },
    /** An order by its name, for whoever may open it. */
    findOwnOrder: (name: OrderName, visitor: OrderVisitor) => findOwnOrder({ ...deps, ...ownership }, name, visitor),
    /** The orders that a signed-in owner may open, as `findOwnOrder` judges them one by one. */
    listOwnedOrderIds: async (userId: string): Promise<string[]> => [
      ...new Set([
        ...(await stores.orders.listIdsOfUser(userId)),
        ...(await stores.esims.listOf(userId)).map(({ orderId }) => orderId),
      ]),
    ],

    /** Asks for the password once more, before what cannot be taken back. */
    checkOwnPassword: (wish: { userId: string; password: string }) => checkOwnPassword(deps, wish),
    changeName: (wish: { userId: string; fullName: string }) => changeName(deps, wish),
    viewMailLanguage: (email: string) => stores.customers.findMailLanguage(email),
    chooseMailLanguage: (wish: { userId: string; language: string }) => chooseMailLanguage(deps, wish),
    changeEmail: (wish: { userId: string; email: string; password: string }) => changeEmail(deps, wish),
    confirmEmailChange: (wish: { token: string; network: string }) => confirmEmailChange(deps, wish),
    viewOwnCompany: (email: string) => viewOwnCompany(deps, email),
    saveOwnCompany: (user: Pick<SessionUser, 'name' | 'email'>, details: CompanyDetails) =>
      saveCompany(deps, { details, creatorFullName: user.name, creatorEmail: user.email, now: clock.now() }),
    viewFigures: () => viewFigures(deps),
    exportMyData: (userId: string) => exportMyData(deps, userId),
    deleteAccount: (wish: { userId: string; password: string }) => deleteAccount(deps, wish),
  }
}
