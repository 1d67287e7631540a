// What the network says of an eSIM at this moment, as evidence for its return.
import { countedOf } from '#shop/sales/esim-status/esim-status.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import { isRefusal, VendorError } from '#ports/vendor-error.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { Evidence } from './cancellation.ts'

const NOTHING_KNOWN: Evidence = { profileState: 'unknown', isInUse: null, usedMegabytes: null }

/** Null if it doesn't answer. A network that doesn't know the eSIM says nothing about it. */
export async function readEvidence(
  provider: EsimProvider,
  esim: NetworkEsim,
  bundle: { data: string },
): Promise<Evidence | null> {
  try {
    const profileState = provider.can.profileState ? await provider.profileState(esim) : null
    const { balanceMb, totalMb, expiresAt } = countedOf(bundle, await provider.findUsage(esim))
    // What can't be counted isn't held against anybody.
    const usedMegabytes = balanceMb === null || totalMb === null ? null : Math.max(0, Math.round(totalMb - balanceMb))
    return { profileState, isInUse: expiresAt !== null, usedMegabytes }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return isRefusal(error) ? NOTHING_KNOWN : null
  }
}
