// An eSIM network in our terms (after-purchase rules §7 "Same-origin HTTP calls").
import type { NetworkEsim } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { ProfileState } from '#values/profile-state.ts'
import type { CataloguePage } from './network-catalogue.ts'
import type { VendorError } from './vendor-error.ts'

/** For networks that know an eSIM by its ICCID alone. */
export const namedByIccid = (iccid: string): NetworkEsim => ({ networkEsimId: iccid, iccid })

/** What a phone needs to install an eSIM; some phones ask for the confirmation code, which is no part of the QR code. */
export type InstallCodes = { activationCode: string; confirmationCode: string | null }

/** The codes are null until the network tells them. */
export type Profile = NetworkEsim & { activationCode: string | null; confirmationCode: string | null }

/** A profile as the network lists it, with our reference as the network tells it. */
export type HeldProfile = NetworkEsim & { reference: string | null }

export type EsimBalance = { balanceMb: number | null; expiresAt: Date | null }

export type TopUp = { totalMb: number; zone: string | null }

export type EsimUsage = NetworkEsim & {
  /** The end of all that is on it, also of what waits for its turn; null before the first use. */
  expiresAt: Date | null
  balanceMb: number | null
  totalMb: number | null
  isDepleted: boolean
  isExpired: boolean
  /** Where the same answer tells it; otherwise, it has to be asked for. */
  profileState?: ProfileState
}

/** What is bought, and for at most how much. */
export type NetworkPurchase = {
  /** The network's own name of it. */
  packageId: string
  /** How many days of something that is sold by the day; null for everything else. */
  days: number | null
  /** A network that takes a limit refuses instead of charging more. Null for none. */
  mostPaid: NetworkMoney | null
  reference: string
}

/**
 * What a callback is about; null for what it doesn't name, such as everything in a test of the address. `reference` is
 * as the network tells it.
 */
export type CallbackAbout = {
  reference: string | null
  networkEsimId: string | null
  iccid: string | null
  /** The network's own ID of this message, the same each time it is sent; missing if it has none. */
  eventId?: string | null
  /** What happened, in the network's own word. */
  kind?: string | null
}

/** What a network offers; pages and use cases offer that and no more. */
export type NetworkAbilities = {
  topUps: boolean
  /** Whether it tells the state of a profile on the phone. */
  profileState: boolean
  /** How it takes back an eSIM that nobody used; `on request` is decided by people. */
  takesBack: 'at once' | 'on request' | 'never'
  credit: boolean
  catalogue: boolean
  /** A repeated order with the same reference is the same order, so asking again never buys twice. */
  recognizesOrders: boolean
  /** The same for top-ups. */
  recognizesTopUps: boolean
  /** Whether a top-up can be found by its reference later. */
  findsTopUps: boolean
  /**
   * How late an order may become visible: what can't be found by its reference for so long was never ordered. Zero for
   * one that recognizes its references, or shows its orders at once.
   */
  listsOrdersWithinMs: number
  /** The same for top-ups; missing if they are listed as soon as orders. */
  listsTopUpsWithinMs?: number
  /**
   * Its calls about an eSIM name the ICCID, though it has an ID of its own: an ICCID that comes back leads to whoever got
   * it last.
   */
  namesByIccid?: true
  /** It tells the usage of one eSIM at a time, so its eSIMs are in no list. */
  tellsOneByOne?: true
  /** For how long it may tell the balance of before data was added; missing if what was added counts at once. */
  tellsAddedDataWithinMs?: number
}

/**
 * Every call throws VendorError and nothing else; one that the network doesn't offer is refused. A network whose
 * ICCIDs aren't texts in its answers is refused, because numbers have lost their last digits.
 */
export type EsimProvider = {
  can: NetworkAbilities
  /** Whether its breaker is open, so it wouldn't be called right now. Makes no call. */
  isLeftAlone: () => boolean
  /**
   * Makes sure that there is a bearer token; reused for 50 minutes, fetched once for everyone who asks (storefront
   * rules §4 "eSIM token"). Nothing to do for a network without tokens.
   */
  ensureToken: () => Promise<void>
  /** The age of the current token in ms; null if this process has none. Makes no call. */
  tokenAgeMs: () => number | null
  /** The cheapest call that proves that the network accepts our login. */
  checkLogin: () => Promise<void>
  /** How the network tells one of our references, which may be longer than those it takes. Makes no call. */
  toldReference: (reference: string) => string
  /**
   * Asks for a new profile. Unless the network recognizes references, it is not repeatable: an `unknown` outcome must
   * be looked up by reference before anybody asks again.
   */
  allocate: (request: NetworkPurchase & { callbackUrl: string }) => Promise<void>
  /**
   * What a message to a callback address is about; null if it isn't the network's, `forged` if its signature is wrong.
   * It is a doorbell: whether it is true has to be checked with the network. `text` is the body as it came, which is
   * what a network signs; headers are named in lower case. Makes no call.
   */
  parseCallback: (body: unknown, headers: Record<string, string>, text: string) => CallbackAbout | 'forged' | null
  /**
   * All profiles that the network allocated with our reference since then, oldest first; an adapter that has to search
   * lists allows for a clock that is a minute off.
   */
  findByReference: (reference: string, since: Date) => Promise<Profile[]>
  /**
   * Why the network failed for good what it had promised under this reference last; null if it didn't. Missing for
   * networks that keep what they promise.
   */
  findRefusal?: (reference: string) => Promise<VendorError | null>
  /** The activation code, `LPA:1$host$code`, and the confirmation code if it has one. */
  findCodes: (esim: NetworkEsim) => Promise<InstallCodes>
  /** The QR image as PNG bytes; null if the network has none, and the shop is to draw it. Any other answer is rejected. */
  fetchQrCode: (esim: NetworkEsim) => Promise<Uint8Array | null>
  profileState: (esim: NetworkEsim) => Promise<ProfileState>
  findBalance: (esim: NetworkEsim) => Promise<EsimBalance>
  /** The newest top-up of the last `days` days; null also if the network has no history. */
  findLastTopUp: (esim: NetworkEsim, days: number) => Promise<TopUp | null>
  /** Those of these packages that can be added to this eSIM; null for a network that can't be asked. */
  fittingTopUps: (esim: NetworkEsim, packageIds: string[]) => Promise<string[] | null>
  /**
   * Another eSIM has the ICCID of this one by now, whichever node found out: calls about it would be about that one.
   * Missing for networks whose calls name an ID of their own.
   */
  noteIssuedAgain?: (former: NetworkEsim) => Promise<void>
  /**
   * Adds a bundle to an eSIM. Unless the network recognizes references, it is not repeatable: an `unknown` outcome must
   * be looked up by reference before anybody asks again. `refused` for an expired or unknown eSIM.
   */
  topUp: (request: NetworkPurchase & { esim: NetworkEsim }) => Promise<void>
  /** The top-up made with our reference within the last `days` days; null if there is none. */
  findTopUpByReference: (esim: NetworkEsim, reference: string, days: number) => Promise<TopUp | null>
  /** Our references, as the network tells them, for top-ups of an eSIM within the last `days` days. */
  listTopUpReferences: (esim: NetworkEsim, days: number) => Promise<string[]>
  /** The usage of one profile; its total is everything ever added to it. */
  findUsage: (esim: NetworkEsim) => Promise<EsimUsage>
  /** The same for all profiles at once; empty for a network that tells one by one. */
  listEsims: () => Promise<EsimUsage[]>
  /**
   * Passes on every profile that we have, some hundred at a time, with the reference it was requested with if the
   * network reports it. There may be any number: the next ones are read once the last were processed.
   */
  eachProfiles: (take: (profiles: HeldProfile[]) => Promise<void>) => Promise<void>
  /** Returns an unwanted profile to the network; safe to repeat. `refused` for one in use. */
  release: (esim: NetworkEsim) => Promise<void>
  /**
   * Whether it has paid for this eSIM of an order with our reference since it was asked to take it back. Missing for
   * networks that decide at once.
   */
  wasPaidBack?: (esim: NetworkEsim, reference: string) => Promise<boolean>
  /** What is left to spend; null where it isn't told. */
  creditBalance: () => Promise<NetworkMoney | null>
  /** Passes on everything that the network sells, page by page; the next page is read once the last was processed. */
  listCatalogue: (take: (page: CataloguePage) => Promise<void>) => Promise<void>
}
