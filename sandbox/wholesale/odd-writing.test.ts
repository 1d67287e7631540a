// Each wholesaler's fault plays every kind of oddity that real vendors were met with, within a few answers.
import { describe, expect, it } from 'vitest'
import { inOddAiralo } from '../airalo/airalo-odd-notation.ts'
import { inOddEnvelope } from '../esim-access/access-odd-notation.ts'
import { inOddGo } from '../esim-go/go-odd-notation.ts'
import { inOddZendit } from '../zendit/zendit-odd-notation.ts'

const ICCID = '8943108170000775671'
const INSTANT = '2027-05-29T18:34:17.000Z'
const envelope = (obj: object) => ({ success: true, errorCode: '0', errorMsg: null, obj })

type Case = { write: (body: unknown, turn: number) => unknown; body: unknown }
const KINDS = ['iccid', 'code', 'amount', 'instant', 'rows', 'empty', 'country', 'currency', 'money'] as const
type Kind = (typeof KINDS)[number]
const CASES: Record<string, Record<Kind, Case>> = {
  Airalo: of(inOddAiralo, {
    iccid: { data: { sims: [{ iccid: ICCID }] } },
    code: { data: { sims: [{ qrcode: 'LPA:1$rsp.example.com$AB-1', lpa: 'rsp.example.com', matching_id: 'AB-1' }] } },
    amount: { data: { remaining: 2048, total: 3072 } },
    instant: { data: { expired_at: '2027-05-29 18:34:17' } },
    rows: { data: [{ id: 1 }, { id: 2 }] },
    empty: { data: [{ id: 1, countries: [] }] },
    country: { data: [{ country_code: 'TR' }] },
    currency: { data: { balances: { availableBalance: { amount: 5, currency: 'USD' } } } },
    money: { data: { price: 4.5 } },
  }),
  'eSIM Go': of(inOddGo, {
    iccid: { esims: [{ iccid: ICCID }] },
    code: { esims: [{ matchingId: 'AB-1', smdpAddress: 'http://rsp.example.com' }] },
    amount: { bundles: [{ dataAmount: 3000 }] },
    instant: { orders: [{ createdDate: INSTANT }] },
    rows: { orders: [{ orderReference: 'a' }, { orderReference: 'b' }] },
    empty: { roamingEnabled: [] },
    country: { countries: [{ iso: 'TR' }] },
    currency: { currency: 'USD' },
    money: { price: 4.5 },
  }),
  'eSIM Access': of(inOddEnvelope, {
    iccid: envelope({ esimList: [{ iccid: ICCID }] }),
    code: envelope({ esimList: [{ ac: 'LPA:1$rsp.example.com$AB-1' }] }),
    amount: envelope({ esimList: [{ totalVolume: 3_221_225_472 }] }),
    instant: envelope({ esimList: [{ expiredTime: '2027-05-29T18:34:17+0000' }] }),
    rows: envelope({ esimList: [{ esimTranNo: '1' }, { esimTranNo: '2' }] }),
    empty: envelope({ esimList: [] }),
    country: envelope({ packageList: [{ ipExport: 'TR' }] }),
    currency: envelope({ packageList: [{ currencyCode: 'USD' }] }),
    money: envelope({ packageList: [{ price: 31_000 }] }),
  }),
  Zendit: of(inOddZendit, {
    iccid: { confirmation: { iccid: ICCID } },
    code: { confirmation: { smdpAddress: 'rsp.example.com', activationCode: 'AB-1' } },
    amount: { dataGB: 3 },
    instant: { createdAt: INSTANT },
    rows: { list: [{ offerId: 'a' }, { offerId: 'b' }] },
    empty: { roaming: [] },
    country: { country: 'TR' },
    currency: { currency: 'USD' },
    money: { cost: { fixed: 450 } },
  }),
}

function of(write: Case['write'], bodies: Record<Kind, unknown>): Record<Kind, Case> {
  const { iccid, code, amount, instant, rows, empty, country, currency, money } = bodies
  const each = (body: unknown): Case => ({ write, body })
  return {
    iccid: each(iccid),
    code: each(code),
    amount: each(amount),
    instant: each(instant),
    rows: each(rows),
    empty: each(empty),
    country: each(country),
    currency: each(currency),
    money: each(money),
  }
}

/** What must be seen in the answers of some turns. */
const SEEN: Record<Kind, RegExp[]> = {
  iccid: [/8943108170000775671F/, /8943 1081/, /8943-1081/],
  code: [/LPA:1\$rsp\.example\.com(?:\$AB-1)?"/i, /"(?: |\\n|")?AB-1|lpa:1\$/, /\$"/],
  amount: [/[13],?\d*\.0+"|3 GB/, /"/],
  instant: [/\+02:00/, /"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.000"/, /:18\d{8,11}[,}.]/, /\d{4}-\d\d-\d\dT[\d:.]+"/],
  rows: [/\[null,/, /,null\]/, /(\{[^}]*\}),\1/],
  empty: [/:null/, /:\[\]/],
  country: [/"tr"/, /TUR\b/, /Turkey|Türkiye/, /Türkei/],
  currency: [/"usd"/, /"Usd"/],
  money: [/"[\d. ]+"/],
}

describe.each(Object.entries(CASES))('the odd notation of %s', (_name, cases) => {
  it.each(KINDS)('plays what is known of each: %s', (kind) => {
    const { write, body } = cases[kind]
    const answers = Array.from({ length: 42 }, (_, turn) => JSON.stringify(write(body, turn)))
    for (const pattern of SEEN[kind])
      expect(
        answers.some((each) => pattern.test(each)) ? 'seen' : `${pattern} in ${[...new Set(answers)].join('\n')}`,
      ).toBe('seen')
  })
})
