// What customers do with their own data: names, addresses, companies, and deleting their account.
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { saveCompany } from '#shop/people/company/save-company.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { bind } from '#shop/assembly/bind.ts'
import { needing } from '#shop/people/account/needing.ts'
import { disableAccount, enableAccount, endSessionsOf, eraseCustomer, exportCustomer } from './act-on-customer.ts'
import { changeEmail, confirmEmailChange } from './change-email.ts'
import { changeName, chooseMailLanguage, viewOwnCompany } from './change-profile.ts'
import { deleteAccount } from './delete-account.ts'
import { exportMyData } from './export-my-data.ts'
import { viewAccount } from './view-account.ts'

export function createCustomers(needs: AccountNeeds) {
  const { affiliates, alertSettings, invoices, notes, orders, payouts, savedViews, clock } = needs
  const ofData = {
    ...needs,
    listInvoicesOf: invoices.listOfOrders,
    findAlerts: alertSettings.find,
    forgetAlerts: alertSettings.forget,
    forgetApplication: (email: string) => affiliates.forgetOf(email, clock.now()),
    listNotes: notes.listOfCustomer,
    findPayoutData: async ({ accountType, businessId }: { accountType: string; businessId: string | null }) =>
      accountType === 'business-admin' && businessId !== null
        ? { details: await payouts.findDetails(businessId), paid: await payouts.listOfBusiness(businessId) }
        : null,
    forgetViews: savedViews.forget,
    forgetNotes: async (userId: string) => notes.forget(userId, await orders.listIdsOfUser(userId)),
  }
  return {
    ...bind(ofData, {
      viewAccount,
      changeName,
      chooseMailLanguage,
      changeEmail,
      confirmEmailChange,
      viewOwnCompany,
      exportMyData,
      deleteAccount,
      ...needing('people', { endSessionsOf, disableAccount, enableAccount, exportCustomer, eraseCustomer }),
    }),
    viewMailLanguage: (email: string) => needs.customers.findMailLanguage(email),
    saveOwnCompany: (user: Pick<SessionUser, 'name' | 'email'>, details: CompanyDetails) =>
      saveCompany(needs, { details, creatorFullName: user.name, creatorEmail: user.email, now: clock.now() }),
  }
}
