// The stores of this context, on one database.
import { businessStore } from '#shop/people/brand/business-store.ts'
import { customerStore } from '#shop/people/account/customer-store.ts'
import { companyStore } from '#shop/people/company/company-store.ts'
import { vatConsultationStore } from '#shop/people/company/vat-consultation-store.ts'
import { signUpStore } from '#shop/people/sign-up/sign-up-store.ts'
import { credentialStore } from '#shop/people/sign-in/credential-store.ts'
import { authenticatorStore } from '#shop/people/second-factor/authenticator-store.ts'
import { passkeyStore } from '#shop/people/second-factor/passkey-store.ts'
import { recoveryCodeStore } from '#shop/people/second-factor/recovery-code-store.ts'
import { sessionStore } from '#shop/people/sign-in/session-store.ts'
import { tokenStore } from '#shop/people/sign-up/token-store.ts'
import { termsStore } from '#shop/people/partnership/terms-store.ts'
import { proofStore } from '#shop/people/sign-up/proof-store.ts'
import type { Database } from '#db/database.ts'

export const peopleStores = (database: Database) => ({
  businesses: businessStore(database),
  customers: customerStore(database),
  companies: companyStore(database),
  vatConsultations: vatConsultationStore(database),
  signUps: signUpStore(database),
  credentials: credentialStore(database),
  authenticators: authenticatorStore(database),
  passkeys: passkeyStore(database),
  recoveryCodes: recoveryCodeStore(database),
  accountSessions: sessionStore(database),
  tokens: tokenStore(database),
  proofs: proofStore(database),
  partnershipTerms: termsStore(database),
})
