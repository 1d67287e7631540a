// A staff call to the network as recorded in the audit log: who, with which tool, what, and the result, but not its
// content.
import { actorOf, type Actor } from '#shop/people/sign-in/session-user.ts'
import type { NoteOfBrand } from '#shop/records/audit/record-audit.ts'

export type StaffTool = 'api_test' | 'order_api_flow' | 'json_call'
type Call = { by: Actor; tool: StaffTool; endpoint: string; iccid?: string | undefined; reference?: string | undefined }

/** Recorded before a change is requested, because an answer may never tell whether it was done. */
export const changeBegun = (call: Call): NoteOfBrand => ({ ...noteOf(call), action: 'network_change_begun' })

export const callMade = (call: Call, outcome: 'ok' | 'refused' | 'unknown'): NoteOfBrand => {
  const note = noteOf(call)
  return { ...note, action: 'network_called', facts: { ...note.facts, outcome } }
}

const noteOf = ({ by, tool, endpoint, iccid, reference }: Call) => ({
  actor: actorOf(by),
  subject: endpoint,
  facts: { tool, ...(iccid && { iccidEnd: iccid.slice(-4) }), ...(reference && { reference }) },
})
