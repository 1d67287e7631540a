import { describe, expect, it } from 'vitest'
import { jsonItems, jsonItemsUnder } from './json-items.ts'

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

async function read(text: string, size: number, fields?: string[]) {
  const items: unknown[] = []
  for await (const item of jsonItems(inPieces(text, size), fields)) items.push(item)
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

it('reads it in other wrappings', async () => {
  const [one, other] = [
    { iccid: '1', note: '"}],' },
    { iccid: '2', tags: [1] },
  ]
  const told: [unknown, unknown[]][] = [
    [{ things: [one, other] }, [one, other]],
    [{ total: 2, note: '[{', meta: { page: 1 }, data: [one, other], more: [3] }, [one, other]],
    [{ 0: one, 1: other }, [one, other]],
    [{ data: { 4: one, 7: other } }, [one, other]],
    [{ meta: { deep: { page: 1 } }, data: [one, other] }, [one, other]],
    [other, [other]],
    [{ thing: one }, [one]],
    [{ things: [] }, []],
    [null, []],
  ]
  for (const [whole, items] of told) {
    for (const size of [1, 3, 1_000]) expect(await read(JSON.stringify(whole), size, ['iccid'])).toEqual(items)
  }
  for (const none of [{}, { message: 'down' }, 'none', '', 5]) {
    await expect(read(JSON.stringify(none), 3, ['iccid'])).rejects.toThrow('no list')
  }
})

async function under(text: string, size: number) {
  const found = await jsonItemsUnder('list', inPieces(text, size))
  if ('text' in found) return found.text
  const items: unknown[] = []
  for await (const item of found.items) items.push(item)
  return items
}

describe('a list inside an object', () => {
  it('is read however the bytes are split, whatever stands around it', async () => {
    const told = JSON.stringify({ code: null, note: '"list":[1]', other: { list: LIST, more: [1] }, success: true })
    for (const size of [1, 2, 3, 7, 1_000]) expect(await under(told, size)).toEqual(LIST)
    expect(await under('{"list" : [ ]}', 1)).toEqual([])
    for (const size of [1, 1_000])
      expect(await under('{"list":{"0":{"a":1},"1":{"a":2}}}', size)).toEqual([{ a: 1 }, { a: 2 }])
  })

  it('is the whole text if there is none', async () => {
    for (const told of ['{"success":false,"list":null}', '<html>', '']) expect(await under(told, 3)).toBe(told)
  })

  it('fails if it is cut off or never begins', async () => {
    await expect(under('{"list":[1,2', 3)).rejects.toThrow('no end')
    await expect(under(`{"note":"${'x'.repeat(70_000)}`, 1_000)).rejects.toThrow('does not begin')
  })
})
