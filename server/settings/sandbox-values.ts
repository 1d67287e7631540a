// What the sandbox stands in with, where the owner has set nothing; production refuses all of it.

/** A demo's own addresses; its domain is reserved, so no email arrives anywhere. */
export const SANDBOX_MAIL = {
  sender: 'no-reply@wander-pass.example',
  support: 'support@wander-pass.example',
  replies: 'reply@wander-pass.example',
}

export const SANDBOX_SECRETS = {
  stripe: 'sk_test_sandbox',
  webhook: 'whsec_sandbox',
  client: 'sandbox',
  session: 'sandbox-session-secret-not-for-production',
  chat: 'sandbox',
  mail: 'sandbox-mail-secret',
}

/** The payment provider's naming for keys of test accounts. */
export const TEST_KEY = /^[a-z]+_test/
