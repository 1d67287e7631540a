// Where an account form is posted: its tab and page section, so that without script the answer appears where the form
// was.
import type { AccountTab } from '#app/copy/people/account.ts'

export const accountPath = (tab: AccountTab, part: string): string => `/account?tab=${tab}#${part}`
