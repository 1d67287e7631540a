// The webhooks of the simulated Zendit: a transaction as it would be told, once it has ended, unsigned, to the address
// that is entered in the console (developers.zendit.io/zendit-university/webhooks).
import { heldMs } from '../wholesale/wholesaler.ts'
import type { Counter } from '../wholesale/wholesaler.ts'
import type { WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { purchaseRow } from './zendit-purchase.ts'

export type Webhooks = ReturnType<typeof openWebhooks>

export function openWebhooks({ book, shelf, faults, post, settings, now }: Counter) {
  return {
    ended(order: WholesaleOrder): void {
      const url = settings.get('webhook')
      const fault = url ? faults.take('webhook', [order.reference]) : null
      if (!url || fault?.kind === 'never') return
      const body = purchaseRow(order, { book, shelf }, order.readyAt)
      const dueInMs = Math.max(0, order.readyAt - now().getTime()) + heldMs(fault)
      post.plan(url, body, dueInMs)
      if (fault?.kind === 'twice') post.plan(url, body, dueInMs)
      post.wake()
    },
  }
}
