import { expect, it } from 'vitest'
import { jsonItems } from './json-items.ts'

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

async function read(text: string, size: number) {
  const items: unknown[] = []
  for await (const item of jsonItems(inPieces(text, size))) items.push(item)
  return items
}
const LIST = [{ iccid: '89', note: 'é ] } , " \\' }, { nested: [{ deep: [1, 2] }] }, 'text, [ ]', 7]

it('reads a list element by element, however the bytes are split', async () => {
  for (const size of [1, 2, 3, 7, 1_000]) expect(await read(JSON.stringify(LIST), size)).toEqual(LIST)
  expect(await read(' [ ] ', 1)).toEqual([])
})

it('rejects anything that isn’t a list, is cut off, or has an endless element', async () => {
  await expect(read('<html>', 3)).rejects.toThrow('no list')
  await expect(read('{"a":1}', 3)).rejects.toThrow('no list')
  await expect(read('[{"a":1},', 3)).rejects.toThrow('no end')
  await expect(read('', 3)).rejects.toThrow('no end')
  await expect(read(`["${'x'.repeat(70_000)}"]`, 1_000)).rejects.toThrow('has no end')
})
