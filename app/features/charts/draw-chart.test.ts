import { expect, test } from 'vitest'
import { drawChart } from './draw-chart.ts'

const lying = (names: string[]) =>
  drawChart({
    shape: 'lying',
    names,
    now: { words: 'This period', values: names.map(() => 2) },
    before: { words: 'Earlier period', values: names.map(() => 1) },
    tick: String,
  })

/** The text of a chart, line by line. */
const linesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words)

test('shows whole names of zones and countries on a phone, on two lines if necessary', async () => {
  const { narrow } = await lying([
    'Central and South America',
    'Central and South America2',
    'The Netherlands',
    'Spain',
  ])
  const lines = linesOf(narrow)
  for (const line of ['Central and', 'South America', 'South America2', 'The', 'Netherlands', 'Spain'])
    expect(lines).toContain(line)
  expect(narrow).not.toContain('…')
})

test('cuts a name off with dots if it doesn’t fit on two lines', async () => {
  const { narrow, wide } = await lying(['Saint Vincent and the Grenadines', 'A-COUPON-OF-FORTY-LETTERS-AND-MORE'])
  expect(linesOf(narrow)).toEqual(
    expect.arrayContaining(['Saint Vincent', 'and the Grena…', 'A-COUPON-OF-FO', 'RTY-LETTERS-A…']),
  )
  expect(linesOf(wide)).toEqual(expect.arrayContaining(['Saint Vincent and the', 'Grenadines']))
})

test('lets others be served between the pictures of a page with several charts', async () => {
  let [turns, isOver] = [0, false]
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  await Promise.all([lying(['Spain']), lying(['France']), lying(['Italy'])])
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(6)
})
