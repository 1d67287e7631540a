// The callbacks of the simulated eSIM Go: version 2 is not signed and says less, version 3 is signed with the API key.
import { createHmac } from 'node:crypto'
import { heldMs } from '../wholesale/wholesaler.ts'
import type { Counter, Happening } from '../wholesale/wholesaler.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { assignmentsOf } from './bundle-states.ts'
import type { Assignment } from './bundle-states.ts'
import { goTime } from './go-answer.ts'
import { bundleNameOf, BYTES_PER_MEGABYTE, descriptionOf } from './go-bundle.ts'

const DAY_MS = 86_400_000
/** Used shares that are told; the first use is told as such. */
const USED = [0.5, 0.8, 1]
/** Of the owner's threshold. */
const CREDIT_LEVELS = [1, 0.75, 0.5, 0.1]
const THRESHOLD_CENTS = 100_00
const IDLE_DAYS = 180
const DELETED_AFTER_DAYS = 7

export type Notifications = ReturnType<typeof openNotifications>

export const signatureOf = (body: string, apiKey: string, encoding: 'base64' | 'hex' = 'base64'): string =>
  createHmac('sha256', apiKey).update(body).digest(encoding)

export function openNotifications({ book, shelf, faults, post, settings, now }: Counter, apiKey: string) {
  /** Its portal has version 2 unless the owner chooses 3. */
  const isSigned = () => settings.get('webhook version') === 'V3'

  function send(told: Record<string, unknown>, subjects: string[]): void {
    const url = settings.get('webhook')
    const fault = faults.take('webhook', [String(told['alertType'] ?? told['event']), ...subjects])
    if (!url || fault?.kind === 'never') return
    const text = JSON.stringify(fault?.kind === 'old_amounts' ? inOldAmounts(told) : told)
    // One official example has the ICCID as a number, which has lost its last digits for most readers.
    const body = fault?.kind === 'iccid_number' ? text.replace(/"iccid":"(\d+)"/, '"iccid":$1') : text
    const key = fault?.kind === 'bad_signature' ? `not ${apiKey}` : apiKey
    const signature = signatureOf(body, key, fault?.kind === 'hex_signature' ? 'hex' : 'base64')
    const headers: Record<string, string> = isSigned() ? { 'x-signature-sha256': signature } : {}
    const inMs = heldMs(fault)
    post.planText(url, body, inMs, headers)
    if (fault?.kind === 'twice') post.planText(url, body, inMs, headers)
  }

  function tellBundle(esim: WholesaleEsim, assignment: Assignment, alertType: string): void {
    const { grant, remainingMb, startsAt, endsAt } = assignment
    const plan = shelf.known(grant.plan)
    if (!plan) return
    const basic = {
      name: bundleNameOf(plan),
      initialQuantity: Math.round(grant.megabytes * BYTES_PER_MEGABYTE),
      remainingQuantity: Math.round(remainingMb * BYTES_PER_MEGABYTE),
      startTime: goTime(startsAt ?? grant.grantedAt),
      endTime: goTime(endsAt ?? grant.grantedAt),
    }
    const extended = {
      id: grant.number,
      reference: `${esim.order.number}-0`,
      description: descriptionOf(plan),
      unlimited: grant.kind === 'unlimited',
    }
    const bundle = isSigned() ? { ...extended, ...basic } : basic
    send({ iccid: esim.iccid, alertType, bundle }, [esim.iccid, esim.order.number])
  }

  function tellUsage(esim: WholesaleEsim): void {
    for (const assignment of assignmentsOf(esim, now().getTime())) {
      const { grant, startsAt, remainingMb } = assignment
      if (startsAt === null) continue
      if (book.tellOnce(esim.id, `first use of ${grant.number}`)) tellBundle(esim, assignment, 'FirstUse')
      const used = 1 - remainingMb / grant.megabytes
      for (const level of USED)
        if (used >= level && book.tellOnce(esim.id, `${level} of ${grant.number}`))
          tellBundle(esim, assignment, 'Utilisation')
    }
  }

  function tellPlace(esim: WholesaleEsim): void {
    if (esim.usedAt === null || !book.tellOnce(esim.id, 'attached')) return
    const [country] = shelf.known(esim.grants[0]?.plan ?? '')?.area.countries ?? []
    send({ iccid: esim.iccid, alertType: 'FirstAttachment' }, [esim.iccid])
    if (country)
      send({ iccid: esim.iccid, alertType: 'CountryChange', country: { code: country.iso, name: country.name } }, [
        esim.iccid,
      ])
  }

  // Nobody used it for half a year: it is deleted a week later, unless a bundle is added in between.
  function tellDeletion(esim: WholesaleEsim): void {
    const lastSeen = Math.max(
      esim.order.createdAt,
      ...esim.grants.map(({ grantedAt }) => grantedAt),
      ...esim.uses.map(({ usedAt }) => usedAt),
    )
    const idleDays = (now().getTime() - lastSeen) / DAY_MS
    if (idleDays < IDLE_DAYS) return
    const date = goTime(lastSeen + (IDLE_DAYS + DELETED_AFTER_DAYS) * DAY_MS)
    if (book.tellOnce(esim.id, `deletion after ${lastSeen}`))
      send({ date, event: 'esim.deletion_scheduled', iccid: esim.iccid }, [esim.iccid])
    if (idleDays < IDLE_DAYS + DELETED_AFTER_DAYS) return
    book.end(esim.id, 'recycled')
    send({ date, event: 'esim.deleted', iccid: esim.iccid }, [esim.iccid])
  }

  const balanceInfo = () => ({
    balance: book.balance() / 100,
    threshold: THRESHOLD_CENTS / 100,
    thresholdPercentRemaining: Math.round((book.balance() / THRESHOLD_CENTS) * 100),
  })

  return {
    /** Tells whatever is new about an eSIM. */
    notice: (esim: WholesaleEsim, _happening: Happening): void => {
      if (esim.ended !== null) return
      tellPlace(esim)
      tellUsage(esim)
      tellDeletion(esim)
    },
    /** After each order: tells the levels of the threshold that the credit has passed. */
    creditChanged(): void {
      const passed = CREDIT_LEVELS.filter((level) => book.balance() <= THRESHOLD_CENTS * level).length
      if (passed > Number(settings.get('credit levels told') ?? 0))
        send({ alertType: 'LowBalance', balanceInfo: balanceInfo() }, [])
      settings.set('credit levels told', String(passed))
      post.wake()
    },
    creditRefused(): void {
      send({ alertType: 'InsufficientBalance', balanceInfo: balanceInfo() }, [])
      post.wake()
    },
  }
}

// As version 2.1 showed them: megabytes with a fraction.
function inOldAmounts(told: Record<string, unknown>): object {
  const { bundle } = told
  if (typeof bundle !== 'object' || bundle === null) return told
  return {
    ...told,
    bundle: Object.fromEntries(
      Object.entries(bundle).map(([name, value]) => [
        name,
        name.endsWith('Quantity') && typeof value === 'number' ? value / BYTES_PER_MEGABYTE : value,
      ]),
    ),
  }
}
