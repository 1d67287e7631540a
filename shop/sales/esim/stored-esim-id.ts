// Most networks know an eSIM by its ICCID. Their own ID is stored only if it is another, so that no ICCID is stored unencrypted.

/** As `network_esim_id` holds it; a row without one means its ICCID. */
export const storedEsimId = ({ networkEsimId, iccid }: { networkEsimId: string; iccid: string }): string | null =>
  networkEsimId === iccid ? null : networkEsimId
