// Which orders stay in the queue: one whose step has failed is not tried again here while its vendor is left alone, and counts no
// try meanwhile. It stays due, so that a node which still asks the vendor takes it, and this one once the vendor answers again.
import type { NetworkId } from '#shop/values/network-id.ts'
import { isStepFailed } from './order-conditions.ts'
import type { Order, StepName } from './order.ts'

/** Steps that cannot be taken without the network. */
export const NETWORK_STEPS = [
  'retrieve_esim_token',
  'request_iccid_allocation',
  'poll_for_iccid',
  'generate_qr_code',
  'request_top_up',
  'poll_for_top_up',
] as const satisfies StepName[]
export const MAIL_STEP = 'send_email' satisfies StepName

/** Whom this process does not ask right now. */
export type LeftAlone = { networks: NetworkId[]; isMail: boolean }
export const NOBODY: LeftAlone = { networks: [], isMail: false }

/** Whether the order stays where it is for now. */
export const isLeft = (order: Pick<Order, 'status' | 'step' | 'networkId'>, { networks, isMail }: LeftAlone): boolean =>
  isStepFailed(order) &&
  (NETWORK_STEPS.some((step) => step === order.step)
    ? networks.includes(order.networkId)
    : order.step === MAIL_STEP && isMail)
