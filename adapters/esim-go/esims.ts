// The calls about one eSIM of eSIM Go.
import type { Profile } from '#ports/esim-provider.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { OddRow } from '#values/normal-form/rows.ts'
import { statusOf, unreadable, type EsimGoClient, type EsimGoRequest } from './client.ts'
import { bundlesOf, CODE_FIELD, creditOf, esimOf, ICCID_FIELD, nothingOf, type ToldBundle } from './wire.ts'

/** The most that a list of bundles takes; without it, the network tells fifteen. */
const MOST_BUNDLES = 200

export const ORGANISATION: EsimGoRequest = { method: 'GET', path: 'organisation' }

export function esimCalls(network: EsimGoClient, noteOdd: NoteOddAnswer) {
  const note = (answer: string, odd: OddRow[]) => {
    for (const each of odd) noteOdd({ vendor: 'network', answer, ...each })
  }

  /** A call about one eSIM. */
  async function ofEsim<Shape>(request: EsimGoRequest, read: (told: unknown) => Shape | undefined): Promise<Shape> {
    try {
      return await network.call(request, read)
    } catch (error) {
      if (statusOf(error) !== 403) throw error
      // Whoever may look at the account has asked for an eSIM that isn't in it.
      await network.call(ORGANISATION, creditOf)
      throw refused('eSIM Go does not know this eSIM', 'not_known')
    }
  }

  async function find({ iccid }: NetworkEsim) {
    const esim = await ofEsim({ method: 'GET', path: `esims/${iccid}` }, esimOf)
    for (const field of esim.odd) noteOdd({ vendor: 'network', answer: 'an eSIM', field, row: 1 })
    const { profile } = esim
    if (typeof profile !== 'string' && profile.iccid !== iccid) throw unreadable()
    return esim
  }

  async function bundlesOn({ iccid }: NetworkEsim): Promise<ToldBundle[]> {
    const query = { includeUsed: 'true', limit: String(MOST_BUNDLES) }
    const told = await ofEsim({ method: 'GET', path: `esims/${iccid}/bundles`, query }, bundlesOf)
    note('bundles', told.odd)
    // What is left is counted over all of them, and none at all would mean that it has ended.
    if (told.lost) throw unreadable()
    return told.rows
  }

  /** For money. What would be given back for nothing is kept: it was paid for, and a person decides about it. */
  async function revoke(path: string): Promise<void> {
    const query = { type: 'transaction', refundToBalance: 'true' }
    try {
      await ofEsim({ method: 'DELETE', path, query }, nothingOf)
    } catch (error) {
      if (!(error instanceof VendorError && error.fault === 'refused')) throw error
      throw refused('eSIM Go gives no money back for this bundle', 'conflict')
    }
  }

  return { note, ofEsim, find, bundlesOn, revoke }
}

export const refused = (message: string, fault: VendorError['fault']) =>
  new VendorError(message, { vendor: 'network', outcome: 'refused', isRetryable: false, fault })

export function usable(profile: Profile | string): Profile {
  if (typeof profile === 'string') throw unusableBy(profile)
  return profile
}

// What no phone could use is never accepted, however often we ask (after-purchase rules §9).
export function unusableBy(field: string): VendorError {
  const fault = field === ICCID_FIELD ? 'unusable_iccid' : field === CODE_FIELD ? 'unusable_code' : null
  return fault === null ? unreadable() : refused('eSIM Go sent what no phone could use', fault)
}
