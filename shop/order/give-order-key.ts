// Hands an open order over to the phone beside the screen: a key that opens it once, within a quarter of an hour.
import { randomUUID } from 'node:crypto'
import type { Clock } from '#shop/ports/clock.ts'
import type { OrderKeyStore } from './order-key-store.ts'
import type { Order } from './order.ts'

const LIVES_MS = 15 * 60_000

/** A new key each time; whoever asks must have proven to hold the order. */
export const giveOrderKey = (
  { orderKeys, clock }: { orderKeys: OrderKeyStore; clock: Clock },
  { id }: Pick<Order, 'id'>,
): Promise<string> =>
  orderKeys.issue({
    orderId: id,
    kind: 'return',
    seed: randomUUID(),
    expiresAt: new Date(clock.now().getTime() + LIVES_MS),
  })
