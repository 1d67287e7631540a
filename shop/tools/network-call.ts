// A call of the network by staff, as the audit log has it: who, with which tool, what and how it ended, not what was in it.
import { actorOf, type Actor } from '#shop/account/session-user.ts'
import type { NoteOfBrand } from '#shop/audit/record-audit.ts'

export type StaffTool = 'api_test' | 'order_api_flow' | 'json_call'
type Call = { by: Actor; tool: StaffTool; endpoint: string; iccid?: string | undefined; reference?: string | undefined }

/** A change that is about to be asked for: whether it was done, an answer may never tell. */
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
