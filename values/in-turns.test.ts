import { describe, expect, it } from 'vitest'
import { createTurns, eachInTurns, partsInTurns, partsOfInTurns } from './in-turns.ts'

/** How many turns others had while this ran. */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false]
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  await work()
  isOver = true
  return turns
}
const busy = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe('a long computation', () => {
  it('takes its items in order, and lets others be served in between', async () => {
    const taken: number[] = []
    const turns = await turnsOfOthers(() =>
      eachInTurns([1, 2, 3, 4], (item) => {
        taken.push(item)
        busy(11)
      }),
    )
    expect(taken).toEqual([1, 2, 3, 4])
    expect(turns).toBeGreaterThanOrEqual(4)
  })

  it('that is short gives no turn away', async () => {
    expect(await turnsOfOthers(() => eachInTurns([1, 2, 3], () => {}))).toBeLessThanOrEqual(1)
  })

  it('in parts works on each once, and gives a turn after each, also if nothing was waited for', async () => {
    const parts: number[][] = []
    const turns = await turnsOfOthers(() =>
      partsOfInTurns([1, 2, 3, 4, 5], 2, (part) => Promise.resolve(parts.push(part))),
    )
    expect(parts).toEqual([[1, 2], [3, 4], [5]])
    expect(turns).toBeGreaterThanOrEqual(3)
  })

  it('is taken after another one, whoever asks for it, with a turn before each, also after one that failed', async () => {
    const inTurn = createTurns()
    const began: number[] = []
    const turns = await turnsOfOthers(async () => {
      const done = [1, 2, 3, 4].map(async (number) =>
        inTurn(() => {
          began.push(number)
          if (number === 2) throw new Error('the second')
          return number
        }),
      )
      expect((await Promise.allSettled(done)).map(({ status }) => status === 'fulfilled')).toEqual([
        true,
        false,
        true,
        true,
      ])
    })
    expect(began).toEqual([1, 2, 3, 4])
    expect(turns).toBeGreaterThanOrEqual(4)
  })

  it('of many bytes reads all of them', async () => {
    const parts: string[] = []
    const turns = await turnsOfOthers(async () => {
      for await (const part of partsInTurns(Buffer.from('abcdefg'), 3)) parts.push(String(part))
    })
    expect(parts).toEqual(['abc', 'def', 'g'])
    expect(turns).toBeGreaterThanOrEqual(3)
  })
})
