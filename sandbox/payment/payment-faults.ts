// Faults on demand: which call fails, how, how often, and for whose order.
import { z } from 'zod'
import { inTurn } from '../control/fault-list.ts'

const HTTP_PLACES = [
  'create_session',
  'retrieve_session',
  'list_sessions',
  'expire_session',
  'create_tax_rate',
  'list_tax_rates',
  'create_coupon',
  'refund',
  'list_refunds',
  'retrieve_refund',
  'retrieve_payment_intent',
  'list_disputes',
  'list_balance_transactions',
  'retrieve_invoice',
  'invoice_pdf',
  'list_events',
  'retrieve_event',
  'show_page',
  'pay',
] as const
const PLACES = [...HTTP_PLACES, 'any', 'webhook'] as const

const HTTP_KINDS = [
  'fail_before', // 500, nothing was done
  'fail_after', // 500, but it was done
  'fail_kept', // 500, nothing was done, and the key gets this answer for a day
  'fail_after_kept', // the same, but it was done
  'timeout_before', // no answer, nothing was done
  'timeout_after', // no answer, but it was done
  'slow', // the right answer, `ms` later
  'rate_limit', // 429 with Retry-After
  'reset', // the connection breaks, nothing was done
  'reset_after', // the connection breaks, but it was done
  'odd-notation', // the right answer in other notations
] as const
// Answers that the real provider would never give, and the call that gives them here.
const LIES = { wrong_amount: 'retrieve_session', unpaid: 'retrieve_session', no_page: 'create_session' } as const
const isLie = (kind: string): kind is keyof typeof LIES => Object.hasOwn(LIES, kind)
export const ENQUEUE_KINDS = ['lose', 'late', 'double', 'reorder'] as const
export const SEND_KINDS = ['bad_signature', 'old_timestamp', 'future_timestamp', 'odd-notation'] as const

const paymentFaultShape = z
  .strictObject({
    at: z.enum(PLACES),
    kind: z.enum([...HTTP_KINDS, ...ENQUEUE_KINDS, ...SEND_KINDS, 'wrong_amount', 'unpaid', 'no_page', 'decline']),
    ms: z.int().min(0).max(86_400_000).optional(), // slow, late, reorder; how long a timeout keeps the connection open
    times: z.int().min(1).optional(), // without it, until cleared
    match: z.string().min(1).optional(), // only if the client_reference_id contains this
  })
  .refine((fault) => fitsPlace(fault.at, fault.kind), {
    error: 'this kind of fault does not happen there',
    path: ['kind'],
  })

export type PaymentFault = z.infer<typeof paymentFaultShape>
export type FaultKind = PaymentFault['kind']
export type HttpPlace = (typeof HTTP_PLACES)[number]
type SetFault = PaymentFault & { id: string; fired: number }

export type PaymentFaults = {
  // Throws if the fault isn't valid (the input may come from the control page).
  set(fault: PaymentFault): string
  clear(id?: string): void
  // Those that can still strike, and how often each did.
  list(): SetFault[]
}
export type FaultTaker = {
  take(at: HttpPlace | 'webhook', reference: string | null, kinds?: readonly FaultKind[]): PaymentFault | null
}

export function openFaults(): PaymentFaults & FaultTaker {
  const active: SetFault[] = []
  let count = 0

  return {
    set(input) {
      const fault = paymentFaultShape.parse(input)
      const id = `fault_${++count}`
      active.push({ ...fault, id, fired: 0 })
      return id
    },
    clear(id) {
      for (let i = active.length - 1; i >= 0; i--) if (id === undefined || active[i]?.id === id) active.splice(i, 1)
    },
    list: () => active.map((fault) => ({ ...fault })),

    take(at, reference, kinds) {
      const fault = inTurn(active).find(
        (each) =>
          (each.at === at || (each.at === 'any' && at !== 'webhook')) &&
          (kinds === undefined || kinds.includes(each.kind)) &&
          (each.match === undefined || (reference ?? '').includes(each.match)),
      )
      if (fault === undefined) return null
      fault.fired += 1
      if (fault.times !== undefined && fault.fired >= fault.times) active.splice(active.indexOf(fault), 1)
      return fault
    },
  }
}

function fitsPlace(at: string, kind: string): boolean {
  const isForWebhooks = [...ENQUEUE_KINDS, ...SEND_KINDS].some((each) => each === kind)
  if (kind === 'odd-notation') return true
  if (at === 'webhook') return isForWebhooks
  if (kind === 'decline') return at === 'pay'
  if (isLie(kind)) return at === LIES[kind]

  return !isForWebhooks
}
