// Bugs on the way from a paid order to its eSIM and its email.
import type { PlantedBug } from './planted-bug.ts'

const FIRST = 'tests/writes-before-it-acts.test.ts'
const LEASES = 'tests/takes-over-from-the-dead.test.ts'

export const IN_DELIVERY: PlantedBug[] = [
  {
    name: 'work of a worker that died is never taken over',
    edits: [
      {
        file: 'db/query/due-work.ts',
        from: 'and(isOpen, or(isNull(leaseUntil), lt(leaseUntil, now)))',
        to: 'and(isOpen, isNull(leaseUntil))',
      },
    ],
    caughtBy: [{ file: LEASES, test: 'is taken over if its worker dies, and delivered once' }],
  },
  {
    name: 'an order that is taken with its payment is held by nobody',
    edits: [
      {
        file: 'shop/sales/order-rows/order-moves-store.ts',
        from: '        ...lease,\n',
        to: '',
      },
    ],
    caughtBy: [
      {
        file: LEASES,
        test: 'is processed by no other worker, and taken over if its worker dies right after the payment',
      },
    ],
  },
  {
    name: 'an order is shown as its worker knew it after somebody refunded it',
    edits: [
      {
        file: 'shop/sales/order/claimed-orders.ts',
        from: '        else held.delete(id)\n',
        to: '',
      },
    ],
    caughtBy: [
      {
        file: 'shop/sales/order/claimed-orders.test.ts',
        test: 'is read from its row once somebody else has changed it, whatever its worker saves after that',
      },
    ],
  },
  {
    name: 'an order is taken without a lease',
    edits: [
      {
        file: 'db/query/due-work.ts',
        from: 'isDue: (now: Date) => and(isFree(now), lte(dueAt, now)),',
        to: 'isDue: (now: Date) => and(isOpen, lte(dueAt, now)),',
      },
    ],
    caughtBy: [{ file: LEASES, test: 'is processed by no other worker' }],
  },
  {
    name: 'the network is asked before the attempt is written down',
    edits: [
      {
        file: 'shop/delivery/provisioning/ask-once.ts',
        from: '  // A refund either sees the attempt and recalls it, or no request is made.\n  const begun',
        to: '  const asked = request.ask(secret)\n  await asked.catch(() => {})\n  const begun',
      },
      {
        file: 'shop/delivery/provisioning/ask-once.ts',
        from: '    await request.ask(secret)\n',
        to: '    await asked\n',
      },
    ],
    caughtBy: [{ file: FIRST, test: 'the network is called after the attempt is saved' }],
  },
  {
    name: 'a web page in place of an answer counts as a promise',
    edits: [
      {
        file: 'adapters/esim-network/client.ts',
        from: "if (text.trim() !== '' && jsonOrNull(text) === null) throw unreadable()",
        to: 'if (text === null) throw unreadable()',
      },
    ],
    caughtBy: [{ file: 'adapters/esim-network/esim-network.test.ts', test: 'is not trusted if the answer is' }],
  },
  {
    name: 'the network is asked again without a look',
    edits: [
      {
        file: 'shop/delivery/provisioning/ask-once.ts',
        from: 'if (await request.isDone()) {',
        to: 'if (request === null) {',
      },
    ],
    caughtBy: [{ file: 'tests/exactly-one-esim.test.ts', test: 'did the work but answered with an error' }],
  },
  {
    name: 'a mail leaves before it is written down',
    edits: [
      {
        file: 'shop/delivery/mails/send-mail-once.ts',
        from: '  const written = await write(isFirst ? [mails.putting(mail), key.row] : [])\n',
        to: '  const early = isFirst ? await sendNew(world, mail, key.token) : null\n  const written = await write(isFirst ? [mails.putting(mail), key.row] : [])\n  if (early && written !== null) return early\n',
      },
    ],
    caughtBy: [{ file: FIRST, test: 'an email is sent after it is saved' }],
  },
  {
    name: 'a mail that the server took while the database broke is forgotten',
    edits: [{ file: 'shop/records/mail/deliver-mail.ts', from: '    handedOver.note(row, clock.now())\n', to: '' }],
    caughtBy: [
      {
        file: 'tests/mails-each-esim-once.test.ts',
        test: 'is marked as sent by the worker that sent it, once the database is back',
      },
    ],
  },
  {
    name: 'a mail is claimed without a lease',
    edits: [
      {
        file: 'shop/records/mail/mail-store.ts',
        from: '.where(and(eq(mails.id, id), work.isFree(now)))',
        to: ".where(and(eq(mails.id, id), eq(mails.state, 'waiting')))",
      },
    ],
    caughtBy: [{ file: LEASES, test: 'is sent by no other worker until its sender is late' }],
  },
  {
    name: 'the claim of a mail leaves no trace',
    edits: [
      {
        file: 'shop/records/mail/mail-store.ts',
        from: '.set({ leaseUntil, tries: sql`${mails.tries} + 1` })',
        to: '.set({ tries: sql`${mails.tries} + 1` })',
      },
    ],
    caughtBy: [{ file: LEASES, test: 'is sent by no other worker until its sender is late' }],
  },
  {
    name: 'a mail in the hands of its writer is sent by the sweep as well',
    edits: [
      {
        file: 'shop/records/mail/first-mail-store.ts',
        from: '      leaseUntil: mailWork.lease(mail.now, forMs).leaseUntil,\n',
        to: '',
      },
    ],
    caughtBy: [
      { file: LEASES, test: 'that is an order’s first belongs to the worker that wrote it, until it is late' },
    ],
  },
  {
    name: 'an eSIM is allocated whatever the payment says',
    edits: [
      {
        file: 'shop/sales/order-rows/order-work-store.ts',
        from: 'dueWork({ dueAt: orders.dueAt, leaseUntil: orders.leaseUntil }, inSql.isDeliverable)',
        to: 'dueWork({ dueAt: orders.dueAt, leaseUntil: orders.leaseUntil })',
      },
    ],
    caughtBy: [{ file: LEASES, test: 'isn’t done for an order that is' }],
  },
  {
    name: 'a refunded order goes on to its eSIM',
    edits: [
      {
        file: 'shop/sales/order-rows/order-work-store.ts',
        from: "      .where(and(eq(orders.id, sql.placeholder('id')), eq(orders.leaseId, sql.placeholder('heldAs')), isBefore(first)))",
        to: "      .where(eq(orders.id, sql.placeholder('id')))",
      },
    ],
    caughtBy: [
      {
        file: 'tests/refunds-while-the-network-answers.test.ts',
        test: 'a refund while the network looks up the activation code leaves nothing behind',
      },
    ],
  },
  {
    name: 'a broken eSIM is replaced twice',
    edits: [
      {
        file: 'shop/delivery/profile/replace-profile.ts',
        from: '  if (iccid === null || !(await deps.orders.replaceEsim(id, iccid.slice(-4), deps.clock.now()))) return false\n',
        to: "  await deps.orders.replaceEsim(id, iccid?.slice(-4) ?? '', deps.clock.now())\n",
      },
      {
        file: 'shop/sales/order/replacement.ts',
        from: 'attemptKey: `replacement of ${order.id}`,',
        to: 'attemptKey: `replacement of ${order.id} by ${id}`,',
      },
      {
        file: 'shop/sales/order/replacement.ts',
        from: 'isSettled(order) && isCompleted(order) && !order.topUp && !order.test && order.iccid !== null && isEmail(order.email)',
        to: 'isSettled(order) && isCompleted(order) && !order.topUp && !order.test && isEmail(order.email)',
      },
    ],
    caughtBy: [{ file: 'tests/replaces-an-esim.test.ts', test: 'is replaced once' }],
  },
  {
    name: 'an eSIM is taken for a lost order while somebody else waits for the answer that names it',
    edits: [
      {
        file: 'adapters/esim-go/purchases.ts',
        from: '      if (isAwaited && hasNone) throw awaited()\n',
        to: '',
      },
    ],
    caughtBy: [
      {
        file: 'adapters/esim-go/in-its-sandbox.test.ts',
        test: 'is never an eSIM for which somebody else may be waiting',
      },
    ],
  },
  {
    name: 'a network’s order may belong to two of ours',
    edits: [
      {
        file: 'db/migrations/0086_what_networks_were_asked_for.sql',
        from: 'CREATE UNIQUE INDEX "one_purchase_per_network_order"',
        to: 'CREATE INDEX "one_purchase_per_network_order"',
      },
    ],
    caughtBy: [
      {
        file: 'shop/delivery/provisioning/network-purchase-store.test.ts',
        test: 'gives each order to one purchase, of any number that claim it at once, at whichever network',
      },
    ],
  },
  {
    name: 'a reference finds the orders of others that look alike',
    edits: [
      {
        file: 'adapters/airalo/orders.ts',
        from: '.filter((order) => order.description === description)',
        to: '',
      },
    ],
    caughtBy: [{ file: 'adapters/airalo/in-its-sandbox.test.ts', test: 'is found at once by whoever ordered' }],
  },
  {
    name: 'a number that a network issues again opens the eSIM of another',
    edits: [
      {
        file: 'adapters/airalo/airalo.ts',
        from: 'return sim.networkEsimId === networkEsimId ? sim : fail(notKnown())',
        to: "return networkEsimId === '' ? fail(notKnown()) : sim",
      },
    ],
    caughtBy: [
      { file: 'adapters/airalo/in-its-sandbox.test.ts', test: 'does not know an eSIM whose ICCID was issued again' },
    ],
  },
  {
    name: 'an order goes to another network while nobody knows what the first one did',
    edits: [
      {
        file: 'shop/delivery/provisioning/deliver-elsewhere.ts',
        from: '  if (!attempts.every(({ state }) => ENDED.has(state))) return true\n',
        to: '',
      },
    ],
    caughtBy: [
      {
        file: 'shop/delivery/provisioning/deliver-elsewhere.test.ts',
        test: 'waits while nobody knows what its network did',
      },
    ],
  },
  {
    name: 'what a network shows after its order went to another one is kept',
    edits: [
      {
        file: 'shop/delivery/provisioning/deliver-elsewhere.ts',
        from: '    allocations.recallingLost(orderId, at),\n',
        to: '',
      },
    ],
    caughtBy: [
      {
        file: 'shop/delivery/provisioning/deliver-elsewhere.test.ts',
        test: 'gives back what its first network shows only after it went on',
      },
    ],
  },
]
