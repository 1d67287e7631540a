// A small canvas: smooth shapes defined by distance functions, drawn over what is there.
export type Color = readonly [red: number, green: number, blue: number]
export type Box = { x: number; y: number; width: number; height: number }
export type Point = readonly [x: number, y: number]

export type Canvas = ReturnType<typeof openCanvas>

export const colorOf = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** Black, or with these pixels, which it paints over. */
export function openCanvas(width: number, height: number, pixels = new Uint8Array(width * height * 3)) {
  const blend = (x: number, y: number, [red, green, blue]: Color, share: number) => {
    if (share <= 0 || x < 0 || y < 0 || x >= width || y >= height) return
    const at = (y * width + x) * 3
    const rest = 1 - share
    pixels[at] = (pixels[at] ?? 0) * rest + red * share
    pixels[at + 1] = (pixels[at + 1] ?? 0) * rest + green * share
    pixels[at + 2] = (pixels[at + 2] ?? 0) * rest + blue * share
  }

  /** Paints every pixel of the box as strongly as `shareAt` says, from 0 to 1. */
  const paint = (box: Box, color: Color, shareAt: (x: number, y: number) => number) => {
    const right = Math.min(width, Math.ceil(box.x + box.width))
    const bottom = Math.min(height, Math.ceil(box.y + box.height))
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) blend(x, y, color, shareAt(x + 0.5, y + 0.5))
    }
  }

  return {
    width,
    height,
    pixels,
    blend,
    paint,

    fill: (top: Color, bottom: Color) => {
      paint({ x: 0, y: 0, width, height }, top, () => 1)
      paint({ x: 0, y: 0, width, height }, bottom, (_x, y) => y / height)
    },

    /** A soft light around a point. */
    glow: ([cx, cy]: Point, radiusX: number, radiusY: number, color: Color, strength: number) =>
      paint({ x: cx - radiusX, y: cy - radiusY, width: 2 * radiusX, height: 2 * radiusY }, color, (x, y) => {
        const far = Math.hypot((x - cx) / radiusX, (y - cy) / radiusY)
        return far >= 1 ? 0 : strength * (1 - far) ** 2
      }),

    disc: ([cx, cy]: Point, radius: number, color: Color, strength = 1) =>
      paint(
        { x: cx - radius - 1, y: cy - radius - 1, width: 2 * radius + 2, height: 2 * radius + 2 },
        color,
        (x, y) => edge(Math.hypot(x - cx, y - cy) - radius, 1) * strength,
      ),

    /** A box with round corners; `blur` above one makes it a shadow. */
    roundBox: (box: Box, radius: number, color: Color, { strength = 1, blur = 1 } = {}) => {
      const grown = { x: box.x - blur, y: box.y - blur, width: box.width + 2 * blur, height: box.height + 2 * blur }
      paint(grown, color, (x, y) => edge(distanceToBox(box, radius, x, y), blur) * strength)
    },

    /** A line with round ends through all points. */
    stroke: (points: readonly Point[], thickness: number, color: Color) => {
      const xs = points.map(([x]) => x)
      const ys = points.map(([, y]) => y)
      const box = {
        x: Math.min(...xs) - thickness,
        y: Math.min(...ys) - thickness,
        width: Math.max(...xs) - Math.min(...xs) + 2 * thickness,
        height: Math.max(...ys) - Math.min(...ys) + 2 * thickness,
      }
      paint(box, color, (x, y) => edge(distanceToPath(points, x, y) - thickness / 2, 1))
    },
  }
}

/** Full inside, nothing outside, and a ramp as wide as `blur` between. */
const edge = (distance: number, blur: number): number => Math.min(1, Math.max(0, 0.5 - distance / blur))

function distanceToBox({ x, y, width, height }: Box, radius: number, px: number, py: number): number {
  const dx = Math.abs(px - x - width / 2) - width / 2 + radius
  const dy = Math.abs(py - y - height / 2) - height / 2 + radius
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius
}

function distanceToPath(points: readonly Point[], px: number, py: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [at, [bx, by]] of points.entries()) {
    const before = points[at - 1]
    if (!before) continue
    const [ax, ay] = before
    const along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    const t = Math.min(1, Math.max(0, along))
    nearest = Math.min(nearest, Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay)))
  }
  return nearest
}
