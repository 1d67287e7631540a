// Simulates the EU Commission's VIES over REST: a number is registered unless it ends in 00, and
// whoever says who asks gets a consultation number; faults on demand.
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { openFaultList } from '../control/fault-list.ts'
import type { FaultList } from '../control/fault-list.ts'

export const VIES_PATH = '/taxation_customs/vies/rest-api'

export const VIES_FAULTS: Record<string, readonly string[]> = {
  check: [
    'slow',
    'down',
    'invalid',
    'member_state_down',
    'busy',
    'html',
    'odd-notation',
    'other_number',
    'other_country',
    'user_error',
  ],
}

export type ViesServer = { routes: Hono; faults: FaultList; close: () => void }

const MEMBERS = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ')
const SLOW_MS = 8_000

const question = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
})

export function viesServer({ now }: { now: () => Date }): ViesServer {
  const faults = openFaultList(VIES_FAULTS)
  const closing = new AbortController()
  let consultations = 0
  const routes = new Hono()

  routes.use(`${VIES_PATH}/*`, bodyLimit({ maxSize: 16 * 1024 }))
  routes.post(`${VIES_PATH}/check-vat-number`, async (c) => {
    const asked = question.safeParse(await c.req.json().catch(() => null))
    const countryCode = asked.data?.countryCode.toUpperCase() ?? ''
    const vatNumber = asked.data?.vatNumber.toUpperCase().replace(/[\s.-]/g, '') ?? ''
    const fault = faults.take('check', [`${countryCode}${vatNumber}`])

    if (fault?.kind === 'down') return c.text('Service Unavailable', 503)
    if (fault?.kind === 'html') return c.html('<!doctype html><title>VIES</title><h1>Maintenance</h1>')
    if (fault?.kind === 'member_state_down') return c.json(refusal('MS_UNAVAILABLE'), 500)
    if (fault?.kind === 'busy') return c.json(refusal('MS_MAX_CONCURRENT_REQ'), 500)
    // An abort ends the wait early: nobody is listening anymore.
    if (fault?.kind === 'slow')
      await wait(fault.ms ?? SLOW_MS, undefined, { signal: AbortSignal.any([c.req.raw.signal, closing.signal]) }).catch(
        () => undefined,
      )
    if (!MEMBERS.includes(countryCode) || !/^[A-Z0-9+*]{2,12}$/.test(vatNumber))
      return c.json(refusal('INVALID_INPUT'), 400)
    const { requesterMemberStateCode: state = '', requesterNumber = '' } = asked.data ?? {}
    const saysWho = state !== '' || requesterNumber !== ''
    if (saysWho && (!MEMBERS.includes(state) || requesterNumber.endsWith('00')))
      return c.json(refusal('INVALID_REQUESTER_INFO'), 400)

    const valid = fault?.kind !== 'invalid' && !vatNumber.endsWith('00')
    return c.json({
      ...tidyVerdict({ countryCode, vatNumber, valid, requestDate: now().toISOString() }),
      requestIdentifier: saysWho ? `WAPIAAAA${String(++consultations).padStart(8, '0')}` : '',
      ...spoiled(fault?.kind, { countryCode, vatNumber, valid }),
    })
  })

  return { routes, faults, close: () => closing.abort() }
}

type Said = { countryCode: string; vatNumber: string; valid: boolean }

const tidyVerdict = (said: Said & { requestDate: string }) => ({
  ...said,
  name: '---',
  address: '---',
  traderName: '---',
  traderStreet: '---',
  traderPostalCode: '---',
  traderCity: '---',
  traderCompanyType: '---',
  traderNameMatch: 'NOT_PROCESSED',
  traderStreetMatch: 'NOT_PROCESSED',
  traderPostalCodeMatch: 'NOT_PROCESSED',
  traderCityMatch: 'NOT_PROCESSED',
  traderCompanyTypeMatch: 'NOT_PROCESSED',
})

/** Answers in other notations that registers use, and wrong ones: about another number, or not from the register. */
function spoiled(kind: string | undefined, { countryCode, vatNumber, valid }: Said): object {
  if (kind === 'other_number')
    return { vatNumber: `${vatNumber.slice(0, -1)}${vatNumber.endsWith('1') ? '2' : '1'}`, valid: true }
  if (kind === 'other_country') return { countryCode: countryCode === 'DE' ? 'FR' : 'DE', valid: true }
  if (kind === 'user_error') return { valid: false, userError: 'MS_UNAVAILABLE' }
  if (kind !== 'odd-notation') return {}
  return {
    countryCode: ` ${countryCode.toLowerCase().replace('el', 'gr')}`,
    vatNumber: ` ${countryCode} ${vatNumber.replaceAll(/(\w{3})(?=\w)/g, '$1 ')} `,
    userError: valid ? 'VALID' : 'INVALID',
    requestDate: null,
    requestIdentifier: null,
    name: null,
    address: '',
    traderName: null,
    traderNameMatch: null,
  }
}

const refusal = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
