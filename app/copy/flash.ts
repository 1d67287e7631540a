// The sentences that one page leaves for the next (spec 2 §6, §8).
import type { Flash, FlashText } from '#app/session/flash.ts'

export const flashCopy: Record<FlashText, { title: string; isBad?: boolean }> = {
  access_denied: { title: "Access denied: You don't have permission to access this page.", isBad: true },
  already_logged_in: { title: 'Already logged in' },
  account_created: { title: 'Account created successfully' },
  account_verified: { title: 'Account verified' },
  login_successful: { title: 'Login successful' },
  logout_successful: { title: 'Logout successful' },
  logout_failed: { title: 'Logout failed', isBad: true },
  password_set: { title: 'Password set successfully' },
  password_updated: { title: 'Password updated' },
  account_deleted: { title: 'Your account is deleted' },
  order_retried: { title: 'The order goes on now' },
  order_mailed: { title: 'Email Sent' },
  order_refunded: { title: 'The payment goes back' },
  review_closed: { title: 'The review is closed' },
  role_changed: { title: 'The role was changed' },
}

export const flashDescription = ({ text, role }: Flash): string | undefined =>
  text === 'access_denied' && role ? `That page is for ${role} accounts.` : undefined
