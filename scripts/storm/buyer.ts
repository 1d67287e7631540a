// Buys an eSIM over HTTP. When the shop doesn't answer, the buyer retries with the same cookies.
import { referenceOfTraveler } from '#shop/sales/party/place-party.ts'
import { openCaller, type Answer, type Caller, type Place } from './callers.ts'
import { neverPays, type Errand } from './errand.ts'
import { actInDashboard, readReference } from './vendor-books.ts'
import { untilSo } from './wait-until.ts'

export type Purchase = {
  errand: Errand
  kind: 'esim' | 'topup'
  reference: string
  hasPaid: boolean
  repeats: number
  look: () => Promise<string>
}

/** A buyer who has ordered, and may order more in the same browser. */
export type Bought = { purchase: Purchase; caller: Caller }

type BuyingPlace = Place & {
  /**
   * Makes the shop forget the order's payment page, so that the buyer gets a second one; if unavailable, two tabs are
   * used.
   */
  forgetPage?: (reference: string) => Promise<void>
}

const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  late: '4000 0000 0000 3337',
}

/**
 * Goes through the cart, the checkout, the hosted page, and the return; throws if the shop answers with something
 * wrong. Buyers who also want a top-up wait for the eSIM and buy it in the same browser.
 */
export async function makePurchase(place: BuyingPlace, errand: Errand): Promise<Purchase[]> {
  const bought = await buy(place, errand)
  if (errand.aftermath === 'given_back')
    await bought.caller.again('the refund', () => actInDashboard(place.sandboxUrl, bought.purchase.reference, 'refund'))
  const more = await topUp(place, bought)
  return [bought.purchase, ...(more ? [more] : [])]
}

/** Up to the payment, and back to the shop if the errand ends that way. */
export async function buy(place: BuyingPlace, errand: Errand): Promise<Bought> {
  const caller = openCaller(place, errand.email, errand.ip)
  const trip = { to: errand.to, from: '', to_date: '', travelers: String(errand.travelers) }
  await caller.ask('/cart', { intent: 'add', bundleId: errand.bundleId, ...trip })
  return { caller, purchase: await order(place, caller, errand, 'esim') }
}

/** Buys the top-up once the eSIM is there; null for buyers who want none. */
export async function topUp(place: BuyingPlace, { purchase, caller }: Bought): Promise<Purchase | null> {
  const { errand, reference, look } = purchase
  if (!errand.topUp) return null
  await untilSo(`the eSIM of ${errand.email}`, caller.patienceMs, async () => (await look()).includes('"completed"'))
  const chosen = await caller.ask(`/top-up?reference=${encodeURIComponent(reference)}`, { bundleId: errand.topUp })
  if (chosen.status !== 303) throw new Error(`${errand.email}: no top-up could be chosen (${chosen.status}).`)
  const email = `more-data-${errand.email}`
  const wanted: Errand = {
    ...errand,
    email,
    ending: 'returns',
    coupon: null,
    travelers: 1,
    aftermath: 'none',
    topUp: null,
  }
  return order(place, caller, wanted, 'topup')
}

async function order(place: BuyingPlace, caller: Caller, wanted: Errand, kind: Purchase['kind']): Promise<Purchase> {
  const placed = await post(caller, wanted, wanted.ending === 'two_tabs' ? 2 : 1)
  const isFree = placed.startsWith('/success')
  const back = isFree ? placed : await pay(place, caller, wanted, placed)
  const reference = new URL(back, place.shopUrl).searchParams.get('reference') ?? ''
  const comesBack = !neverPays(wanted) && wanted.ending !== 'leaves_after_paying'
  if (comesBack) await comeBack(caller, wanted, new URL(back, place.shopUrl))

  return {
    errand: wanted,
    kind,
    reference,
    hasPaid: !isFree && !neverPays(wanted),
    get repeats() {
      return caller.repeats()
    },
    look: () => lookAt(caller, reference, wanted.travelers),
  }
}

/** What the order's page says; of an order for several, a traveler's page that doesn't say yet that it is complete. */
async function lookAt(caller: Caller, reference: string, travelers: number): Promise<string> {
  const readPage = async (name: string) =>
    (await caller.ask(`/success.data?reference=${encodeURIComponent(name)}`)).text
  const page = await readPage(reference)
  if (!page.includes('"completed"')) return page
  for (let traveler = 2; traveler <= travelers; traveler += 1) {
    const theirs = await readPage(referenceOfTraveler(reference, traveler))
    if (!theirs.includes('"completed"')) return theirs
  }
  return page
}

/**
 * Submits the checkout from several tabs at once, and returns where it leads: all of them must lead to the same place.
 */
async function post(caller: Caller, { email, name, coupon }: Errand, tabs: number): Promise<string> {
  const page = await caller.ask('/checkout')
  const seen =
    /name="seen"[^>]*value="(\d+)"/.exec(page.text)?.[1] ?? /value="(\d+)"[^>]*name="seen"/.exec(page.text)?.[1] ?? ''
  const form = { intent: 'order', email, name, terms: 'on', immediateDelivery: 'on' }
  const said = { ...form, coupon: coupon ?? '', seen: coupon ? '' : seen }
  const placed = await Promise.all(Array.from({ length: tabs }, () => caller.ask('/checkout', said)))
  const [first] = new Set(placed.map((answer) => leadOf(caller, answer)))
  return first ?? ''
}

function leadOf({ who }: Caller, { status, location, text }: Answer): string {
  if (status === 303 && location) return location
  throw new Error(`${who}: the order was not placed (${status}): ${text.slice(0, 2000)}`)
}

/** Pays at the vendor's own address, bypassing the proxy between shop and vendor. */
async function pay(place: BuyingPlace, caller: Caller, wanted: Errand, placed: string): Promise<string> {
  const page = atVendor(place, placed)
  await caller.askVendor(page)
  switch (wanted.ending) {
    case 'never_pays':
      return unpaidAddress(place, caller, page)
    case 'is_declined':
      await payWith(caller, page, CARDS.declined)
      return unpaidAddress(place, caller, page)
    case 'pays_later':
    case 'pays_in_vain':
      return leadsBack(caller, await payWith(caller, page, CARDS.late))
    case 'changes_mind':
      await caller.ask('/checkout?redirect_status=failed')
      return payAgain(place, caller, wanted)
    case 'two_tabs': {
      const [paid] = await Promise.all([payWith(caller, page, CARDS.good), payWith(caller, page, CARDS.good)])
      return leadsBack(caller, paid)
    }
    case 'pays_twice': {
      const known = await unpaidAddress(place, caller, page)
      const reference = new URL(known, place.shopUrl).searchParams.get('reference') ?? ''
      await caller.again('to forget', () => place.forgetPage?.(reference) ?? Promise.resolve())
      const back = await payAgain(place, caller, wanted)
      await payWith(caller, page, CARDS.good)
      return back
    }
    default:
      return leadsBack(caller, await payWith(caller, page, CARDS.good))
  }
}

// The same order is placed again; if it was paid in the meantime, the shop leads to it.
async function payAgain(place: BuyingPlace, caller: Caller, wanted: Errand): Promise<string> {
  const placed = await post(caller, wanted, 1)
  if (placed.startsWith('/success')) return placed
  return leadsBack(caller, await payWith(caller, atVendor(place, placed), CARDS.good))
}

const payWith = (caller: Caller, page: string, number: string) =>
  caller.askVendor(page, { number, expiry: '12/34', cvc: '123' })

function leadsBack({ who }: Caller, { status, location }: Answer): string {
  if (!location) throw new Error(`${who}: the payment page did not lead back (${status}).`)
  return location
}

async function comeBack(caller: Caller, { email }: Errand, first: URL) {
  let next = `${first.pathname}${first.search}`
  for (let hops = 0; hops < 3; hops += 1) {
    const { status, location } = await caller.ask(next)
    if (!location) {
      if (status !== 200) throw new Error(`${email}: the order page answered ${status} after the payment.`)
      return
    }
    next = location
  }
}

const atVendor = ({ sandboxUrl }: Place, page: string) => new URL(new URL(page).pathname, sandboxUrl).href

// The browser was never sent to this payment page, so its reference comes from the provider's books.
async function unpaidAddress({ sandboxUrl }: Place, caller: Caller, page: string): Promise<string> {
  const id = new URL(page).pathname.split('/').at(-1) ?? ''
  const reference = await caller.again('the books of the provider', () => readReference(sandboxUrl, id))
  return `/success?reference=${encodeURIComponent(reference)}`
}
