// The bundles on eSIMs of the simulated eSIM Go: how much is left, and how an unused one is given back.
import type { Hono } from 'hono'
import type { NetworkContext, NetworkEnv } from '../network/answer-faults.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { assignmentsOf } from './bundle-states.ts'
import type { Assignment } from './bundle-states.ts'
import { forbidden, goTime, refuse } from './go-answer.ts'
import { bundleNameOf, BYTES_PER_MEGABYTE, descriptionOf } from './go-bundle.ts'
import type { GoParts } from './go-parts.ts'
import type { Inventory } from './inventory.ts'

const BUNDLES = '/esim-go/v2.5/esims/:iccid/bundles'
const USUAL_LIMIT = 15
const MOST = 200
const REFUNDED_WITHIN_MS = 60 * 86_400_000
const UNSTARTED = ['processing', 'queued']

export function bundleRoutes(routes: Hono<NetworkEnv>, parts: GoParts, inventory: Inventory): void {
  const { book, shelf, door, now } = parts
  const instant = () => now().getTime()

  function withEsim(
    c: NetworkContext,
    at: string,
    work: (esim: WholesaleEsim, kind: string | null) => Response,
  ): Promise<Response> {
    const iccid = c.req.param('iccid') ?? ''
    const esim = book.ofIccid(iccid)
    return door(c, at, { cost: 1, subjects: [iccid, esim?.order.number ?? ''] }, (kind) =>
      esim && esim.ended === null ? work(esim, kind) : forbidden(c),
    )
  }

  const nameOf = ({ grant }: Assignment): string => {
    const plan = shelf.known(grant.plan)
    return plan ? bundleNameOf(plan) : grant.plan
  }

  function assignmentRow(assignment: Assignment, at: number) {
    const { grant, remainingMb, startsAt, endsAt, state } = assignment
    const isUnlimited = grant.kind === 'unlimited'
    return {
      id: grant.number,
      callTypeGroup: 'data',
      initialQuantity: Math.round(grant.megabytes * BYTES_PER_MEGABYTE),
      remainingQuantity: Math.round(remainingMb * BYTES_PER_MEGABYTE),
      assignmentDateTime: goTime(grant.grantedAt),
      assignmentReference: `${book.orderNumber(grant.orderId ?? 0) ?? ''}-${at}`,
      bundleState: state,
      ...(startsAt !== null && { startTime: goTime(startsAt) }),
      ...(endsAt !== null && { endTime: goTime(endsAt) }),
      unlimited: isUnlimited,
      allowances: [
        {
          type: 'DATA',
          service: 'STANDARD',
          description: 'Data',
          initialAmount: Math.round(grant.megabytes * BYTES_PER_MEGABYTE),
          remainingAmount: Math.round(remainingMb * BYTES_PER_MEGABYTE),
          unit: 'BYTES',
          unlimited: isUnlimited,
        },
      ],
    }
  }

  routes.get(BUNDLES, (c) =>
    withEsim(c, 'bundles', (esim, kind) => {
      const limit = Math.min(MOST, Number(c.req.query('limit') ?? USUAL_LIMIT) || USUAL_LIMIT)
      const isWanted = ({ state }: Assignment) =>
        c.req.query('includeUsed') === 'true' || [...UNSTARTED, 'active'].includes(state)
      const shown = assignmentsOf(esim, instant())
        .filter((assignment) => isWanted(assignment))
        .slice(-limit)
      const byName = Map.groupBy(shown, (assignment) => nameOf(assignment))
      const bundles = [...byName].map(([name, assignments]) => {
        const plan = shelf.known(assignments[0]?.grant.plan ?? '')
        const rows = assignments.map((assignment, at) => assignmentRow(assignment, at))
        const told = kind === 'unknown_state' ? rows.map((row) => ({ ...row, bundleState: 'asleep' })) : rows
        return { name, description: plan ? descriptionOf(plan) : '', assignments: told }
      })
      return c.json({ bundles })
    }),
  )

  routes.get(`${BUNDLES}/:name`, (c) =>
    withEsim(c, 'bundles', (esim) => {
      const named = assignmentsOf(esim, instant()).filter((assignment) => nameOf(assignment) === c.req.param('name'))
      return named.length === 0
        ? refuse(c, 400, 'bundle not found')
        : c.json({ assignments: named.map((assignment, at) => assignmentRow(assignment, at)) })
    }),
  )

  for (const path of [`${BUNDLES}/:name`, `${BUNDLES}/:name/assignments/:id`])
    routes.delete(path, (c) =>
      withEsim(c, 'revoke', (esim, kind) => {
        const [name, id] = [c.req.param('name'), c.req.param('id')]
        const wanted = assignmentsOf(esim, instant()).findLast(
          (assignment) =>
            nameOf(assignment) === name && assignment.state !== 'revoked' && (!id || assignment.grant.number === id),
        )
        if (!wanted) return refuse(c, 400, 'bundle not found')
        const isOver = instant() - wanted.grant.grantedAt > REFUNDED_WITHIN_MS
        const isUnused = UNSTARTED.includes(wanted.state)
        const toBalance = c.req.query('refundToBalance') === 'true'
        if (toBalance && kind === 'no_right') return refuse(c, 400, 'refund to balance is not enabled')
        const offer = isUnused && !isOver ? (toBalance ? 'balance' : 'inventory') : 'none'
        const offerId = `offer-${wanted.grant.number}-${offer}`
        // Its documentation doesn't show what "validate" answers, only that there is an offer with an ID.
        if (c.req.query('type') !== 'transaction')
          return c.json({
            offers: [{ offerId, refundTo: offer, amount: offer === 'none' ? 0 : wanted.grant.price / 100 }],
          })
        const asked = c.req.query('offerId')
        if (asked && asked !== offerId) return refuse(c, 400, 'offer not found')
        revoke(esim, wanted, offer)
        return c.json({ status: 'Successfully Revoked Bundle' })
      }),
    )

  function revoke(esim: WholesaleEsim, { grant }: Assignment, offer: string): void {
    const plan = shelf.known(grant.plan)
    book.revokeGrant(grant.number)
    if (offer === 'balance') book.pay(-grant.price)
    if (offer === 'inventory' && plan) inventory.add(plan, 1)
    const left = book.find(esim.number)?.grants.filter(({ revokedAt }) => revokedAt === null) ?? []
    // An eSIM without bundles that nobody installed goes back, and is nobody's for at least four days.
    if (left.length === 0 && esim.installedAt === null) book.end(esim.id, 'revoked')
  }
}
