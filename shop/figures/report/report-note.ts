import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { NoteOfBrand } from '#shop/records/audit/record-audit.ts'

/** Who took which report of which period away as a file. */
export const reportNote = ({ actor }: Caller, report: string, period: string): NoteOfBrand => ({
  actor: actorOf(actor),
  action: 'report_exported',
  subject: report,
  facts: { period },
})
