// Which orders stay in the queue. While this node's breaker for a vendor is open, an order with a failed step isn't
// tried again here, and counts no try. It stays due, so another node that still calls the vendor can take it, and this
// one does once the vendor answers again.
import type { NetworkId } from '#values/network-id.ts'
import { isStepFailed } from './order-conditions.ts'
import type { Order, StepName } from './order.ts'

/** Steps that need the network. */
export const NETWORK_STEPS = [
  'retrieve_esim_token',
  'request_iccid_allocation',
  'poll_for_iccid',
  'generate_qr_code',
  'request_top_up',
  'poll_for_top_up',
] as const satisfies StepName[]
export const MAIL_STEP = 'send_email' satisfies StepName

/** The vendors that this process isn't calling right now. */
export type LeftAlone = { networks: NetworkId[]; isMail: boolean }
export const NOBODY: LeftAlone = { networks: [], isMail: false }

/** Whether the order stays where it is for now. */
export const isLeft = (order: Pick<Order, 'status' | 'step' | 'networkId'>, { networks, isMail }: LeftAlone): boolean =>
  isStepFailed(order) &&
  (NETWORK_STEPS.some((step) => step === order.step)
    ? networks.includes(order.networkId)
    : order.step === MAIL_STEP && isMail)
