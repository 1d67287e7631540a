// Prepares a logo in the browser before it is sent: reads its pixels, and shrinks it.
const MOST_BYTES = 96 * 1024
const SIDES = [1024, 512, 256, 128]
const SAMPLE_SIDE = 96

/** The picture as a file that the shop takes; null for what no browser can draw. */
export async function fittingLogo(file: File): Promise<File | null> {
  const picture = await drawn(file)
  if (!picture) return null
  const isFine = file.size <= MOST_BYTES && Math.max(picture.width, picture.height) <= 2048 && isTaken(file.type)
  if (isFine) return file
  for (const side of SIDES) {
    const blob = await canvasOf(picture, side)?.convertToBlob({ type: 'image/png' })
    if (blob && blob.size <= MOST_BYTES) return new File([blob], 'logo.png', { type: 'image/png' })
  }
  return null
}

/** Red, green, blue and alpha of a small copy of the picture; null for what no browser can draw. */
export async function readPixels(source: Blob): Promise<Uint8ClampedArray | null> {
  const picture = await drawn(source)
  const canvas = picture && canvasOf(picture, SAMPLE_SIDE)
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? null
}

const isTaken = (type: string) => /^image\/(png|jpeg|webp)$/.test(type)

async function drawn(source: Blob): Promise<ImageBitmap | null> {
  try {
    return isTaken(source.type) ? await createImageBitmap(source) : null
  } catch {
    return null
  }
}

function canvasOf(picture: ImageBitmap, longestSide: number): OffscreenCanvas | null {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.max(16, Math.round(picture.width * scale)),
    Math.max(16, Math.round(picture.height * scale)),
  )
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context ? canvas : null
}
