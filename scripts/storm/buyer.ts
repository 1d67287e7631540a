// A person who buys an eSIM over HTTP and, when the shop does not answer, does the same again with the same cookies.
import { setTimeout as pause } from 'node:timers/promises'
import { refundInDashboard, readBooks } from './vendor-books.ts'
import { waitUntil } from './wait-until.ts'

export type Errand = {
  email: string
  name: string
  ip: string
  bundleId: string
  coupon: string | null
  /** pays and comes back; pays and closes the laptop; looks at the payment page and leaves; has a card that is declined. */
  ending: 'returns' | 'leaves_after_paying' | 'never_pays' | 'is_declined'
  /** The bundle that is put on the eSIM once it is there. */
  topUp: string | null
  /** Somebody gives the payment back in the provider's dashboard. */
  isRefunded: boolean
}

export type Purchase = {
  errand: Errand
  kind: 'esim' | 'topup'
  reference: string
  hasPaid: boolean
  /** Where the order was paid; the order page itself when nothing was due. */
  paymentUrl: string
  repeats: number
  look: () => Promise<string>
}

const GOOD_CARD = '4242 4242 4242 4242'
const DECLINED_CARD = '4000 0000 0000 0002'
/** Longer than any storm: whoever wants an eSIM comes back in the evening, too. */
const TIMEOUT_MS = 180_000
const BEFORE_TRYING_AGAIN_MS = 150
const BETWEEN_LOOKS_MS = 1_000
const ANSWER_WITHIN_MS = 20_000

class NotNow extends Error {}

/**
 * Goes through cart, checkout, hosted page and return; throws when the shop says something that it should not. Whoever
 * wants a top-up as well waits for the eSIM and buys that in the same browser.
 */
export async function makePurchase(shopUrl: string, errand: Errand): Promise<Purchase[]> {
  const cookies = new Map<string, string>()
  const counted = { repeats: 0 }

  const again = async <Done>(what: string, call: () => Promise<Done>): Promise<Done> => {
    const deadline = Date.now() + TIMEOUT_MS
    for (;;) {
      try {
        return await call()
      } catch (error) {
        if (!isWorthRepeating(error)) throw error
        if (Date.now() > deadline) throw new Error(`${errand.email} gave up: ${what}`, { cause: error })
        counted.repeats += 1
        await pause(BEFORE_TRYING_AGAIN_MS)
      }
    }
  }
  const ask = (path: string, form?: Record<string, string>) =>
    again(path, () => callShop(shopUrl, path, errand.ip, cookies, form))

  await ask('/cart', { intent: 'add', bundleId: errand.bundleId, to: 'FR,IT', from: '', to_date: '' })
  const bought = await order(errand, 'esim')
  if (errand.isRefunded) await again('the refund', () => refundByHand(bought))
  if (!errand.topUp) return [bought]

  const target = `/top-up?reference=${encodeURIComponent(bought.reference)}`
  await waitUntil(`the eSIM of ${errand.email}`, TIMEOUT_MS, async () => {
    await pause(BETWEEN_LOOKS_MS)
    return (await bought.look()).includes('"completed"')
  })
  const chosen = await ask(target, { bundleId: errand.topUp })
  if (chosen.status !== 303) throw new Error(`${errand.email}: no top-up could be chosen (${chosen.status}).`)
  const email = `more-data-${errand.email}`
  return [bought, await order({ ...errand, email, coupon: null, isRefunded: false, topUp: null }, 'topup')]

  async function order(wanted: Errand, kind: Purchase['kind']): Promise<Purchase> {
    const page = await ask('/checkout')
    const seen =
      /name="seen"[^>]*value="(\d+)"/.exec(page.text)?.[1] ?? /value="(\d+)"[^>]*name="seen"/.exec(page.text)?.[1] ?? ''
    const form = {
      intent: 'order',
      email: wanted.email,
      name: wanted.name,
      terms: 'on',
      immediateDelivery: 'on',
      coupon: wanted.coupon ?? '',
      seen: wanted.coupon ? '' : seen,
    }
    const placed = await ask('/checkout', form)
    if (placed.status !== 303 || !placed.location)
      throw new Error(`${wanted.email}: the order was not placed (${placed.status}): ${placed.text.slice(0, 2000)}`)

    const back = placed.location.startsWith('/success') ? placed.location : await pay(placed.location)
    const reference = new URL(back, shopUrl).searchParams.get('reference') ?? ''
    const isPaid = wanted.ending === 'returns' || wanted.ending === 'leaves_after_paying'
    if (wanted.ending === 'returns') await comeBack(new URL(back, shopUrl))

    return {
      errand: wanted,
      kind,
      reference,
      hasPaid: isPaid && !placed.location.startsWith('/success'),
      paymentUrl: placed.location,
      get repeats() {
        return counted.repeats
      },
      look: async () => (await ask(`/success.data?reference=${encodeURIComponent(reference)}`)).text,
    }
  }

  async function pay(url: string): Promise<string> {
    const card = errand.ending === 'is_declined' ? DECLINED_CARD : GOOD_CARD
    const hosted = await again(url, () => callVendor(url))
    const known = await unpaidAddress(url)
    if (errand.ending === 'never_pays') return known
    const paid = await again(url, () => callVendor(url, { number: card, expiry: '12/34', cvc: '123' }))
    if (errand.ending === 'is_declined') return known
    if (!paid.location)
      throw new Error(`${errand.email}: the payment page did not lead back (${hosted.status}, ${paid.status}).`)
    return paid.location
  }

  async function comeBack(first: URL) {
    let next = `${first.pathname}${first.search}`
    for (let hops = 0; hops < 3; hops += 1) {
      const answer = await ask(next)
      if (!answer.location) {
        if (answer.status !== 200)
          throw new Error(`${errand.email}: the order page answered ${answer.status} after the payment.`)
        return
      }
      next = answer.location
    }
  }
}

// An unpaid order's page has no address that a browser was sent to; its reference is on the provider's books.
async function unpaidAddress(url: string): Promise<string> {
  const id = new URL(url).pathname.split('/').at(-1)
  const { payment } = await readBooks(new URL(url).origin)
  const session = payment.sessions.find((each) => each.id === id)
  return `/success?reference=${encodeURIComponent(session?.client_reference_id ?? '')}`
}

const refundByHand = ({ paymentUrl, reference }: Purchase) => refundInDashboard(new URL(paymentUrl).origin, reference)

type Answer = { status: number; location: string | null; text: string }

async function callShop(
  shopUrl: string,
  path: string,
  ip: string,
  cookies: Map<string, string>,
  form?: Record<string, string>,
): Promise<Answer> {
  const headers = {
    origin: shopUrl,
    'x-forwarded-for': ip,
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  }
  const answer = await call(new URL(path, shopUrl), headers, form)
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
  const text = await answer.text()
  if (answer.status >= 500) throw new NotNow(`${answer.status} at ${path}: ${text.slice(0, 300)}`)
  return { status: answer.status, location: answer.headers.get('location'), text }
}

async function callVendor(url: string, form?: Record<string, string>): Promise<Answer> {
  const answer = await call(new URL(url), { origin: new URL(url).origin }, form)
  const text = await answer.text()
  if (answer.status >= 500) throw new NotNow(`${answer.status} at the payment page`)
  return { status: answer.status, location: answer.headers.get('location'), text }
}

const call = (url: URL, headers: Record<string, string>, form?: Record<string, string>) =>
  fetch(url, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  }).catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error
    throw new Error(`${form ? 'POST' : 'GET'} ${url.href} hung`, { cause: error })
  })

// A dead shop is a refused or broken connection (TypeError of fetch), or an answer that says "not now"; a call that hangs is a fault.
const isWorthRepeating = (error: unknown) => error instanceof NotNow || error instanceof TypeError
