import { describe, expect, it } from 'vitest'
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import { WORLD_MAP_PATHS } from './world-map-data.ts'

describe('the dots of the world map', () => {
  it('exist for every country on sale', () => {
    const sold = new Set(zoneRows.flatMap((zone) => zone.countries))
    expect([...sold].filter((code) => !WORLD_MAP_PATHS[code])).toEqual([])
  })

  it('of France lie in Europe', () => {
    const places = (WORLD_MAP_PATHS['FR'] ?? '').matchAll(/M(\d+)/g)
    for (const [, x] of places) expect(Number(x)).toBeGreaterThan(450)
  })
})
