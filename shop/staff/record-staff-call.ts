// Writes down what staff did with their tools: who, what and how it ended, never what was in it.
import type { Log } from '#shop/ports/log.ts'

export type StaffCall = {
  userId: string
  tool: 'api_test' | 'order_api_flow' | 'json_call' | 'iccid_reminder' | 'test_mail'
  what: string
  outcome: 'ok' | 'refused' | 'unknown'
  /** The last digits of the eSIM that it was about. */
  iccidEnd?: string
  reference?: string
}

/** One line for each call, `event: 'staff_call'` (guide 4, "API console", "Mail tools"). */
export function recordStaffCall({ log }: { log: Log }, call: StaffCall): void {
  log.info({ event: 'staff_call', ...call }, 'a tool of the staff was used')
}
