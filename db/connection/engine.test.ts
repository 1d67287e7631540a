import { expect, it } from 'vitest'
import { openEngine } from './engine.ts'

it('lets everybody else be served after each statement of several in a row', async () => {
  const engine = await openEngine({})
  let [turns, isOver] = [0, false]
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  for (let number = 0; number < 10; number += 1)
    expect((await engine.query('select $1::int as number', [number])).rows).toEqual([{ number }])
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(10)
  await engine.close()
})
