// The parts of an activation code, and the links that install it with one tap.

/** Host and matching ID of `LPA:1$host$id[$oid][$1]`; null if the text is no activation code. */
export function activationParts(activationCode: string): { smdpAddress: string; matchingId: string } | null {
  const [format, smdpAddress, matchingId] = activationCode.split('$')
  return format === 'LPA:1' && smdpAddress && matchingId !== undefined ? { smdpAddress, matchingId } : null
}

/** Opens the eSIM installer on an iPhone (iOS 17.5 and later). */
export const iphoneInstallLink = (activationCode: string): string =>
  `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(activationCode)}`

/** Opens the eSIM installer on an Android phone with current Play services. */
export const androidInstallLink = (activationCode: string): string =>
  `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(activationCode)}`
