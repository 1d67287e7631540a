// Orders and eSIMs as Airalo writes them: the answer to an order and the list of orders don't agree on what is text.
import type { WholesaleEsim, WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { airaloTime } from './airalo-answer.ts'
import { dataText, operatorOf, packageIdOf, RETAIL_FACTOR, titleOf } from './airalo-package.ts'
import type { Plan } from '../wholesale/plan-shelf.ts'

type OrderKind = 'sim' | 'topup'

/** "20260415-583747" */
const codeOf = ({ number, createdAt }: WholesaleOrder): string =>
  `${airaloTime(createdAt).slice(0, 10).replaceAll('-', '')}-${number}`

export function simRow(esim: WholesaleEsim, publicUrl: string) {
  const [, host = '', matchingId = ''] = esim.activationCode.split('$')
  const confirmationCode = esim.facts['confirmationCode'] ?? null
  // Fields of SGP.22: without an object identifier, and with a flag that a confirmation code is asked for.
  const qrcode = confirmationCode === null ? esim.activationCode : `${esim.activationCode}$$1`
  return {
    id: Number(esim.number),
    created_at: airaloTime(esim.order.createdAt),
    iccid: esim.iccid,
    // Only the host, whatever its name says.
    lpa: host,
    imsis: null,
    matching_id: matchingId,
    qrcode,
    qrcode_url: `${publicUrl}/airalo/qr/${esim.number}`,
    direct_apple_installation_url: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${qrcode}`,
    airalo_code: null,
    apn_type: 'automatic',
    apn_value: null,
    apn: {
      ios: { apn_type: 'automatic', apn_value: null },
      android: { apn_type: 'automatic', apn_value: null },
    },
    is_roaming: true,
    confirmation_code: confirmationCode,
    msisdn: null,
  }
}

/** The answer to an order: the quantity is text, the price a number. */
export function orderedRow(order: WholesaleOrder, plan: Plan, esims: WholesaleEsim[], publicUrl: string) {
  const kind: OrderKind = order.facts['kind'] === 'topup' ? 'topup' : 'sim'
  const quantity = Number(order.facts['quantity'] ?? 1)
  // What was paid, also if the plan has become dearer.
  const paid = order.price / quantity / 100
  return {
    package_id: packageIdOf(plan, kind === 'topup'),
    quantity: String(quantity),
    type: kind,
    description: order.reference || null,
    esim_type: 'Prepaid',
    validity: plan.days,
    package: `${operatorOf(plan.area, plan.operator)}-${titleOf(plan)}`,
    data: dataText(plan),
    price: paid * RETAIL_FACTOR,
    net_price: paid,
    pricing_model: 'net_pricing',
    created_at: airaloTime(order.createdAt),
    id: Number(order.number),
    code: codeOf(order),
    currency: 'USD',
    manual_installation: '<p><b>eSIM name: </b>Sandbox</p><p>Enter the address and the code.</p>',
    qrcode_installation: '<p><b>eSIM name: </b>Sandbox</p><p>Scan the QR code.</p>',
    installation_guides: { en: 'https://sandbox.airalo.example/installation-guide' },
    text: null,
    voice: null,
    brand_settings_name: null,
    ...(kind === 'sim' && { sims: esims.map((esim) => simRow(esim, publicUrl)) }),
  }
}

/** The same order in the list: the quantity is a number, the price and the validity are text. */
export function listedRow(
  order: WholesaleOrder,
  plan: Plan,
  esims: WholesaleEsim[],
  { publicUrl, include }: { publicUrl: string; include: ReadonlySet<string> },
) {
  const { sims, quantity, validity, price, ...rest } = orderedRow(order, plan, esims, publicUrl)
  const slug = statusOf(esims)
  return {
    ...rest,
    quantity: Number(quantity),
    validity: String(validity),
    price: price.toFixed(2),
    net_price: rest.net_price.toFixed(2),
    ...(include.has('sims') && { sims: sims ?? [] }),
    ...(include.has('status') && { status: { name: slug.replace(/^./, (first) => first.toUpperCase()), slug } }),
    ...(include.has('user') && {
      user: { id: 1, created_at: '2026-01-01 00:00:00', name: 'Sandbox', company: 'Sandbox' },
    }),
  }
}

function statusOf(esims: WholesaleEsim[]): string {
  const returned = esims.filter(({ ended }) => ended === 'canceled').length
  if (returned === 0) return 'completed'
  return returned === esims.length ? 'refunded' : 'partially_refunded'
}
