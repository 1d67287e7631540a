// The network's figures about an eSIM in the words of the specification (after-purchase rules §3 "SIM usage").
import type { ThingUsage } from '#shop/ports/esim-provider.ts'

export const simUsage = ({ iccid, expiresAt, balanceMb, totalMb, isDepleted, isExpired }: ThingUsage) => ({
  iccid,
  bundleExpiry: expiresAt?.toISOString() ?? null,
  bundleBalance: balanceMb,
  totalDataAllocation: totalMb,
  isBundleDepleted: isDepleted,
  isBundleExpired: isExpired,
})
