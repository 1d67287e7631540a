// A simulated eSIM network behind its port that answers at once, and as a test tells it to.
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import { VendorError, type VendorErrorDetails } from '#ports/vendor-error.ts'

/** Before it answers, or instead of an answer. */
export type Meets = Error | (() => unknown)

export const CODE = 'LPA:1$smdp.example$CODE-1'
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47])

/** A vendor's error: a permanent refusal, unless told otherwise. */
export const vendorError = (message: string, details: Partial<VendorErrorDetails> = {}) =>
  new VendorError(message, { vendor: 'network', outcome: 'refused', isRetryable: false, ...details })

let given = 0
/** A number that no other eSIM has. */
export const newIccid = () => `8988300${String((given += 1)).padStart(12, '0')}`

export async function meet(what: Meets | undefined) {
  if (what instanceof Error) throw what
  await what?.()
}

const nobodys = () => Promise.reject(new Error('Nobody delivers by this call.'))

/** A network with one profile per reference; `told` are the calls in order. */
export function playedNetwork() {
  const profiles = new Map<string, Profile[]>()
  const told: string[] = []
  const next = new Map<string, Meets[]>()
  const grants: { iccid: string; reference: string }[] = []
  const balance: { balanceMb: number | null; expiresAt: Date | null } = { balanceMb: 1024, expiresAt: null }
  const token = { ageMs: null as number | null }
  const rest = { isLeftAlone: false }
  const answer = async <Answer>(call: keyof EsimProvider, about: string, plain: () => Answer): Promise<Answer> => {
    told.push(about ? `${call} ${about}` : call)
    await meet(next.get(call)?.shift())
    return plain()
  }
  const provider: EsimProvider = {
    isLeftAlone: () => rest.isLeftAlone,
    ensureToken: () => answer('ensureToken', '', () => void (token.ageMs = 0)),
    tokenAgeMs: () => token.ageMs,
    allocate: ({ bundleId, reference, callbackUrl }) =>
      answer('allocate', `${bundleId} ${callbackUrl}`, () => {
        profiles.set(reference, [{ iccid: newIccid(), activationCode: null }])
      }),
    isCallback: (message) => message === 'a callback',
    findByReference: (reference) => answer('findByReference', reference, () => profiles.get(reference) ?? []),
    findActivationCode: (iccid) => answer('findActivationCode', iccid, () => CODE),
    fetchQrCode: (iccid) => answer('fetchQrCode', iccid, () => PNG),
    findBalance: (iccid) => answer('findBalance', iccid, () => balance),
    findLastTopUp: nobodys,
    topUp: ({ iccid, bundleId, reference }) =>
      answer('topUp', `${iccid} ${bundleId}`, () => void grants.push({ iccid, reference })),
    findTopUpByReference: (iccid, reference, days) =>
      answer('findTopUpByReference', `${iccid} ${days}`, () =>
        grants.some((grant) => grant.iccid === iccid && grant.reference === reference)
          ? { totalMb: 1024, zone: null }
          : null,
      ),
    listTopUpReferences: nobodys,
    findUsage: nobodys,
    listEsims: nobodys,
    eachProfiles: nobodys,
    release: (iccid) => answer('release', iccid, () => {}),
  }
  /** The next calls of this name get these, one after the other. */
  const meets = (call: keyof EsimProvider, ...what: Meets[]) => void next.set(call, what)
  return { provider, profiles, told, grants, balance, token, rest, meets }
}
