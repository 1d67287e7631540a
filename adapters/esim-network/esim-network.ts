// The eSIM provider, implemented with the network's own paths (after-purchase rules §7 "Same-origin HTTP calls").
import type { EsimProvider, NetworkAbilities, TopUp } from '#ports/esim-provider.ts'
import { unnoted, type NoteOddAnswer } from '#ports/odd-answers.ts'
import { notOffered, VendorError } from '#ports/vendor-error.ts'
import type { VendorFault } from '#values/vendor-fault.ts'
import { collectRows, isNewestLost, isRecord, type OddRow, type Rows } from '#values/normal-form/rows.ts'
import { networkClient, statusOf, unreadable, type NetworkSettings } from './client.ts'
import {
  balancesOf,
  CODE_FIELD,
  codeOf,
  HELD_ROWS,
  historyOf,
  aboutOf,
  ICCID_FIELD,
  OTHER_FIELD,
  profilesOf,
  readTopUpAnswer,
  USAGE_ROWS,
  usageOf,
  type HistoryEntry,
} from './wire.ts'

/** Asked about to try the connection; no order has it. */
const NOBODYS_REFERENCE = 'connection-check'

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const PROFILES_AT_ONCE = 500
/** Somebody is waiting for a page. */
const SHOWN_WITHIN_MS = 20_000

/** With its own client, unless the token is shared with another one. */
export function esimNetwork(
  settings: NetworkSettings,
  network = networkClient(settings),
  noteOdd: NoteOddAnswer = unnoted,
): EsimProvider {
  const note = (answer: string, odd: OddRow[]) => {
    for (const each of odd) noteOdd({ vendor: 'network', answer, ...each })
  }
  /** The good rows; if there are only others, the answer as a whole is unusable. */
  function noted<Row, Told extends Rows<Row>>(answer: string, told: Told): Told {
    note(answer, told.odd)
    const [first] = told.odd
    if (first && told.rows.length === 0) throw unusable(first.field)
    return told
  }
  const history = async (iccid: string, days: number): Promise<Rows<HistoryEntry>> =>
    noted('top-up history', await network.json(`/network/top-up/history/iccids/${iccid}/${days}`, historyOf(iccid)))

  return {
    can: CAN,
    isLeftAlone: network.isLeftAlone,
    tokenAgeMs: network.tokenAgeMs,
    ensureToken: async () => {
      await network.token()
    },
    checkLogin: async () => {
      await network.json(profilesPath(NOBODYS_REFERENCE), profilesOf(NOBODYS_REFERENCE))
    },

    toldReference: (reference) => reference,
    parseCallback: (body) => (isRecord(body) && 'idValue' in body ? aboutOf(body) : null),

    allocate: async ({ packageId, reference, callbackUrl }) => {
      await network.order(`/network/things/consumer-profile/${encodeURIComponent(packageId)}`, {
        method: 'POST',
        headers: { responseurls: callbackUrl },
        body: { customReference: reference },
      })
    },

    findByReference: async (reference) => {
      const told = await network.json(profilesPath(reference), profilesOf(reference))
      const { rows, isPromised } = noted('profiles of a reference', told)
      // A profile without a number is not the same as no profile: nobody may ask for another one.
      if (rows.length === 0 && isPromised) throw unreadable()
      return rows
    },

    findCodes: async ({ iccid }) => {
      const codes = await network.json(`/network/things/consumer-profile-codes/iccids/${iccid}`, codeOf(iccid))
      if ('fault' in codes) throw unusable(codes.fault)
      return { activationCode: codes.activationCode, confirmationCode: null }
    },

    fetchQrCode: async ({ iccid }) => {
      const { type, bytes } = await network.bytes(`/network/things/consumer-profile-codes/iccids/${iccid}/qrcode`)
      if (!type.startsWith('image/png') || !PNG_SIGNATURE.equals(bytes.subarray(0, PNG_SIGNATURE.length))) {
        throw new VendorError('the network sent no picture', {
          vendor: 'network',
          outcome: 'refused',
          isRetryable: true,
          fault: 'unreadable',
        })
      }
      return bytes
    },

    findBalance: async ({ iccid }) => {
      const path = `/network/things/iccids/${iccid}/bundle`
      const found = noted('bundles of a profile', await network.json(path, balancesOf(iccid)))
      if (isNewestLost(found)) throw unreadable()
      return found.rows[0] ?? { balanceMb: null, expiresAt: null }
    },

    findLastTopUp: async ({ iccid }, days) => {
      const found = await history(iccid, days)
      if (isNewestLost(found)) throw unreadable()
      const [newest] = found.rows
      return newest ? toTopUp(newest) : null
    },

    topUp: async ({ esim: { iccid }, packageId, reference }) => {
      await network.json(`/top-up/iccids/${iccid}`, readTopUpAnswer, {
        method: 'PUT',
        body: { bundleId: packageId, customReference: reference },
      })
    },

    findTopUpByReference: async ({ iccid }, reference, days) => {
      const { rows, odd } = await history(iccid, days)
      const ours = rows.find((entry) => entry.reference === reference)
      // An unreadable entry may be the one that we look for: it must not be added again.
      if (!ours && odd.length > 0) throw unreadable()
      return ours ? toTopUp(ours) : null
    },

    listTopUpReferences: async ({ iccid }, days) =>
      (await history(iccid, days)).rows.flatMap(({ reference }) => reference ?? []),

    findUsage: async ({ iccid }) => {
      const { rows, odd } = await network.json(`/network/things/iccids/${iccid}`, usageOf(iccid))
      note('usage of a profile', odd)
      if (!rows[0]) throw unreadable()
      return rows[0]
    },

    profileState: () => Promise.resolve('unknown'),
    // All that it sells in a zone fits the zone's eSIMs.
    fittingTopUps: () => Promise.resolve(null),
    creditBalance: () => Promise.resolve(null),
    listCatalogue: notOffered,

    listEsims: async () => {
      const usages = collectRows(USAGE_ROWS)
      for await (const thing of network.items('/network/things', USAGE_ROWS.fields, SHOWN_WITHIN_MS)) usages.add(thing)
      return noted('list of profiles', usages.found()).rows
    },

    eachProfiles: async (take) => {
      let held = collectRows(HELD_ROWS)
      let together = 0
      const takeHeld = async () => {
        const { rows, odd } = held.found()
        note('list of profiles', odd)
        if (rows.length > 0) await take(rows)
        held = collectRows(HELD_ROWS)
        together = 0
      }
      for await (const thing of network.items('/network/things', HELD_ROWS.fields)) {
        held.add(thing)
        together += 1
        if (together === PROFILES_AT_ONCE) await takeHeld()
      }
      await takeHeld()
    },

    release: async ({ iccid }) => {
      try {
        await network.order(`/network/things/consumer-profile/iccids/${iccid}`, { method: 'DELETE' })
      } catch (error) {
        // If we ask a second time, the network may no longer know the profile: then it has it back.
        if (!(error instanceof VendorError && statusOf(error) === 404)) throw error
      }
    },
  }
}

const CAN: NetworkAbilities = {
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

const profilesPath = (reference: string) => `/get-iccid.php?orderId=${encodeURIComponent(reference)}&all=1`

const UNUSABLE: Record<string, { message: string; fault: VendorFault }> = {
  [ICCID_FIELD]: { message: 'the network gave a number that is no ICCID', fault: 'unusable_iccid' },
  [CODE_FIELD]: { message: 'the network gave a text that is no activation code', fault: 'unusable_code' },
}

// What no phone could use is never accepted, however often we ask (after-purchase rules §9). Anything else may be right
// the next time.
function unusable(field: string): VendorError {
  if (field === OTHER_FIELD) return new VendorError('the network told of another profile', ANOTHER)
  const known = UNUSABLE[field]
  if (!known) return unreadable()
  return new VendorError(known.message, {
    vendor: 'network',
    outcome: 'refused',
    isRetryable: false,
    fault: known.fault,
  })
}

const ANOTHER = { vendor: 'network', outcome: 'unknown', isRetryable: true, fault: 'unreadable' } as const

const toTopUp = ({ totalMb, zone }: HistoryEntry): TopUp => ({ totalMb, zone })
