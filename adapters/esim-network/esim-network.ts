// The eSIM provider, implemented with the network's own paths (after-purchase rules §7 "Same-origin HTTP calls").
import type { z } from 'zod'
import type { EsimProvider, HeldProfile, EsimUsage, TopUp } from '#shop/ports/esim-provider.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { VendorFault } from '#shop/values/vendor-fault.ts'
import { isPlainIccid } from '#shop/values/iccid.ts'
import { networkClient, statusOf, type NetworkSettings } from './client.ts'
import {
  bundleAnswer,
  codesAnswer,
  heldAnswer,
  historyAnswer,
  isActivationCode,
  profileAnswer,
  referencedHistoryAnswer,
  thingAnswer,
  topUpAnswer,
} from './wire.ts'

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const PROFILES_AT_ONCE = 500
/** Somebody is waiting for a page. */
const SHOWN_WITHIN_MS = 20_000

/** With its own client, unless the token is shared with another one. */
export function esimNetwork(settings: NetworkSettings, network = networkClient(settings)): EsimProvider {
  return {
    isLeftAlone: network.isLeftAlone,
    tokenAgeMs: network.tokenAgeMs,
    ensureToken: async () => {
      await network.token()
    },

    isCallback: (message) => typeof message === 'object' && message !== null && 'idValue' in message,

    allocate: async ({ bundleId, reference, callbackUrl }) => {
      await network.order(`/network/things/consumer-profile/${encodeURIComponent(bundleId)}`, {
        method: 'POST',
        headers: { responseurls: callbackUrl },
        body: { customReference: reference },
      })
    },

    findByReference: async (reference) => {
      const answer = await network.json(`/get-iccid.php?orderId=${encodeURIComponent(reference)}&all=1`, profileAnswer)
      const all =
        answer.profiles ?? (answer.idValue ? [{ idValue: answer.idValue, activationCode: answer.activationCode }] : [])
      return all.map(({ idValue, activationCode }) => ({
        iccid: usableIccid(idValue),
        activationCode: activationCode ? usableCode(activationCode) : null,
      }))
    },

    findActivationCode: async (iccid) => {
      const answer = await network.json(`/network/things/consumer-profile-codes/iccids/${iccid}`, codesAnswer)
      return usableCode(answer.codes.activationCode)
    },

    fetchQrCode: async (iccid) => {
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

    findBalance: async (iccid) => {
      const answer = await network.json(`/network/things/iccids/${iccid}/bundle`, bundleAnswer)
      const [newest] = answer.bundle
      return { balanceMb: newest?.bundleBalance ?? null, expiresAt: newest?.bundleExpiry ?? null }
    },

    findLastTopUp: async (iccid, days) => {
      const [newest] = await network.json(`/network/top-up/history/iccids/${iccid}/${days}`, historyAnswer)
      return newest ? toTopUp(newest) : null
    },

    topUp: async ({ iccid, bundleId, reference }) => {
      await network.json(`/top-up/iccids/${iccid}`, topUpAnswer, {
        method: 'PUT',
        body: { bundleId, customReference: reference },
      })
    },

    findTopUpByReference: async (iccid, reference, days) => {
      const entries = await network.json(`/network/top-up/history/iccids/${iccid}/${days}`, referencedHistoryAnswer)
      const ours = entries.find(({ customReference }) => customReference === reference)
      return ours ? toTopUp(ours) : null
    },

    listTopUpReferences: async (iccid, days) => {
      const entries = await network.json(`/network/top-up/history/iccids/${iccid}/${days}`, referencedHistoryAnswer)
      return entries.flatMap(({ customReference }) => customReference ?? [])
    },

    findUsage: async (iccid) => {
      const usage = toUsage(await network.json(`/network/things/iccids/${iccid}`, thingAnswer))
      if (usage.iccid !== iccid)
        throw new VendorError('the network told of another profile', {
          vendor: 'network',
          outcome: 'refused',
          isRetryable: true,
        })
      return usage
    },

    listEsims: async () => {
      const usages: EsimUsage[] = []
      for await (const thing of network.items('/network/things', thingAnswer, SHOWN_WITHIN_MS))
        usages.push(toUsage(thing))
      return usages
    },

    eachProfiles: async (take) => {
      let together: HeldProfile[] = []
      for await (const { iccid, customReference } of network.items('/network/things', heldAnswer)) {
        together.push({ iccid, reference: customReference ?? null })
        if (together.length < PROFILES_AT_ONCE) continue
        await take(together)
        together = []
      }
      if (together.length > 0) await take(together)
    },

    release: async (iccid) => {
      try {
        await network.order(`/network/things/consumer-profile/iccids/${iccid}`, { method: 'DELETE' })
      } catch (error) {
        // If we ask a second time, the network may no longer know the profile: then it has it back.
        if (!(error instanceof VendorError && statusOf(error) === 404)) throw error
      }
    },
  }
}

// An ICCID that no phone could use is never accepted, however often we ask (after-purchase rules §9: 19 to 20 digits).
function usableIccid(iccid: string): string {
  if (isPlainIccid(iccid)) return iccid
  throw unusable('the network gave a number that is no ICCID', 'unusable_iccid')
}

function usableCode(activationCode: string): string {
  if (isActivationCode(activationCode)) return activationCode
  throw unusable('the network gave a text that is no activation code', 'unusable_code')
}

const unusable = (message: string, fault: VendorFault) =>
  new VendorError(message, { vendor: 'network', outcome: 'refused', isRetryable: false, fault })

type HistoryEntry = z.infer<typeof historyAnswer>[number]

const toTopUp = ({ initial, productBundleId }: HistoryEntry): TopUp => ({
  totalMb: initial?.value ?? 0,
  zone: productBundleId ?? null,
})

const toUsage = (thing: z.output<typeof thingAnswer>): EsimUsage => ({
  iccid: thing.iccid,
  expiresAt: thing.bundleExpiry ?? null,
  balanceMb: thing.bundleBalance ?? null,
  totalMb: thing.totalDataAllocation ?? null,
  isDepleted: thing.isBundleDepleted ?? false,
  isExpired: thing.isBundleExpired ?? false,
})
