// The network's figures about an eSIM in the words of the specification (after-purchase rules §3 "SIM usage").
import type { EsimUsage } from '#ports/esim-provider.ts'

export const esimUsage = ({ iccid, expiresAt, balanceMb, totalMb, isDepleted, isExpired }: EsimUsage) => ({
  iccid,
  bundleExpiry: expiresAt?.toISOString() ?? null,
  bundleBalance: balanceMb,
  totalDataAllocation: totalMb,
  isBundleDepleted: isDepleted,
  isBundleExpired: isExpired,
})
