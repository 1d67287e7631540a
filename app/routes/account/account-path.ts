// Where a form of the account is sent to: its tab, and the part of the page that it stands in, so that without script
// the answer is read where the form was.
import type { AccountTab } from '#app/copy/account.ts'

export const accountPath = (tab: AccountTab, part: string): string => `/account?tab=${tab}#${part}`
