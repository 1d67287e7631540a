// Draws QR codes, with a library that comes with the first of them.

const PNG = {
  type: 'png',
  // The quiet zone that cameras need.
  margin: 4,
  // Each line is much like the one above it: trying all five filters on each would take most of the time.
  rendererOpts: { filterType: 2, deflateLevel: 6, deflateStrategy: 0 },
} as const

/** A PNG, `side` pixels wide; `faults` is how much of it may be damaged: M for 15%, Q for 25%. */
export const qrPng = async (
  text: string,
  { side, faults }: { side: number; faults: 'M' | 'Q' },
): Promise<Uint8Array<ArrayBuffer>> => {
  const { toBuffer } = await import('qrcode')
  return new Uint8Array(await toBuffer(text, { ...PNG, width: side, errorCorrectionLevel: faults }))
}
