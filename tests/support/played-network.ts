// A simulated eSIM network behind its port that answers at once, and as a test tells it to.
import {
  namedByIccid,
  type EsimProvider,
  type NetworkAbilities,
  type NetworkPurchase,
  type Profile,
} from '#ports/esim-provider.ts'
import { VendorError, type VendorErrorDetails } from '#ports/vendor-error.ts'

/** Before it answers, or instead of an answer. */
export type Meets = Error | (() => unknown)

export const CODE = 'LPA:1$smdp.example$CODE-1'
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47])

/** A vendor's error: a permanent refusal, unless told otherwise. */
export const vendorError = (message: string, details: Partial<VendorErrorDetails> = {}) =>
  new VendorError(message, { vendor: 'network', outcome: 'refused', isRetryable: false, ...details })

/** A purchase without a limit, as a test asks the network for it. */
export const aPurchase = (reference: string, packageId = '01032_3'): NetworkPurchase => ({
  packageId,
  days: null,
  mostPaid: null,
  reference,
})

let given = 0
/** A number that no other eSIM has. */
export const newIccid = () => `8988300${String((given += 1)).padStart(12, '0')}`

export async function meet(what: Meets | undefined) {
  if (what instanceof Error) throw what
  await what?.()
}

/** A profile of a network that knows it by its ICCID. */
export const profileOf = (iccid: string, activationCode: string | null = null): Profile => ({
  ...namedByIccid(iccid),
  activationCode,
  confirmationCode: null,
})

const PLAYED_CAN: NetworkAbilities = {
  topUps: true,
  profileState: false,
  takesBack: 'at once',
  credit: false,
  catalogue: false,
  recognizesOrders: false,
  recognizesTopUps: false,
  findsTopUps: true,
  listsOrdersWithinMs: 0,
}

const nobodys = () => Promise.reject(new Error('Nobody delivers by this call.'))

/** A network with one profile per reference; `told` are the calls in order. */
export function playedNetwork() {
  const profiles = new Map<string, Profile[]>()
  const told: string[] = []
  const next = new Map<string, Meets[]>()
  const grants: { iccid: string; reference: string }[] = []
  const balance: { balanceMb: number | null; expiresAt: Date | null } = { balanceMb: 1024, expiresAt: null }
  /** What can be added to its eSIMs; null if it doesn't tell. */
  const fitting = { ids: null as string[] | null }
  const token = { ageMs: null as number | null }
  const rest = { isLeftAlone: false }
  const answer = async <Answer>(call: keyof EsimProvider, about: string, plain: () => Answer): Promise<Answer> => {
    told.push(about ? `${call} ${about}` : call)
    await meet(next.get(call)?.shift())
    return plain()
  }
  const provider: EsimProvider = {
    can: { ...PLAYED_CAN },
    isLeftAlone: () => rest.isLeftAlone,
    ensureToken: () => answer('ensureToken', '', () => void (token.ageMs = 0)),
    tokenAgeMs: () => token.ageMs,
    checkLogin: () => answer('checkLogin', '', () => {}),
    toldReference: (reference) => reference,
    allocate: ({ packageId, reference, callbackUrl }) =>
      answer('allocate', `${packageId} ${callbackUrl}`, () => {
        profiles.set(reference, [profileOf(newIccid())])
      }),
    parseCallback: (message) =>
      message === 'a callback' ? { reference: null, networkEsimId: null, iccid: null } : null,
    findByReference: (reference) => answer('findByReference', reference, () => profiles.get(reference) ?? []),
    findCodes: ({ iccid }) => answer('findCodes', iccid, () => ({ activationCode: CODE, confirmationCode: null })),
    fetchQrCode: ({ iccid }) => answer('fetchQrCode', iccid, () => PNG),
    findBalance: ({ iccid }) => answer('findBalance', iccid, () => balance),
    findLastTopUp: nobodys,
    topUp: ({ esim: { iccid }, packageId, reference }) =>
      answer('topUp', `${iccid} ${packageId}`, () => void grants.push({ iccid, reference })),
    findTopUpByReference: ({ iccid }, reference, days) =>
      answer('findTopUpByReference', `${iccid} ${days}`, () =>
        grants.some((grant) => grant.iccid === iccid && grant.reference === reference)
          ? { totalMb: 1024, zone: null }
          : null,
      ),
    listTopUpReferences: nobodys,
    findUsage: nobodys,
    listEsims: nobodys,
    eachProfiles: nobodys,
    profileState: nobodys,
    fittingTopUps: ({ iccid }, packageIds) =>
      answer(
        'fittingTopUps',
        `${iccid} ${packageIds.join()}`,
        () => fitting.ids && packageIds.filter((id) => fitting.ids?.includes(id)),
      ),
    creditBalance: nobodys,
    listCatalogue: nobodys,
    release: ({ iccid }) => answer('release', iccid, () => {}),
  }
  /** The next calls of this name get these, one after the other. */
  const meets = (call: keyof EsimProvider, ...what: Meets[]) => void next.set(call, what)
  return { provider, profiles, told, grants, balance, fitting, token, rest, meets }
}
