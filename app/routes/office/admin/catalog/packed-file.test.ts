import { expect, it } from 'vitest'
import { packFile, unpackFile } from './import-action.ts'

it('brings a file back unchanged, and nothing that is no such file or is too long', async () => {
  const text = 'bundle_id;zone\r\neu_1;Côte d’Azur – 日本\r\n'.repeat(1_000)
  const packed = await packFile(text)
  expect(packed.length).toBeLessThan(text.length / 10)
  expect(await unpackFile(packed, 100_000)).toBe(text)
  expect(await unpackFile(packed, 1_000)).toBeNull()
  expect([await unpackFile('', 1_000), await unpackFile('bundle_id,zone', 1_000)]).toEqual([null, null])
})
