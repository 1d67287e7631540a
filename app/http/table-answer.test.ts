// A list in each form that a table program opens: numbers stay numbers, days are days, and no text is a formula.
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import type { Table } from '#values/text/table.ts'
import { readTableFormat, tableAnswer } from './table-answer.ts'

const COLUMNS = ['Name', ['Net (EUR)', 'amount'], ['Date', 'day'], ['At (UTC)', 'moment'], 'Count'] as const
const ROW = ['=HYPERLINK("http://x")', -5.1, '2026-11-28', '2026-11-28T08:30:01.000Z', 3]
const list: Table = { columns: COLUMNS, rows: [ROW, ['@SUM(A1)', 18.09, '', null, null]] }

const asked = (query: string) => readTableFormat(new URLSearchParams(query))

it('leaves with commas unless its address says otherwise', () => {
  expect(['', 'as=semicolon', 'as=excel', 'as=pdf'].map(asked)).toEqual(['comma', 'semicolon', 'excel', 'comma'])
})

it('leaves as text that says it is UTF-8, with commas or semicolons', async () => {
  const texts = await Promise.all(
    (['comma', 'semicolon'] as const).map(async (as) => {
      const answer = await tableAnswer(as, 'list', list)
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.csv"')
      return Buffer.from(await answer.arrayBuffer())
        .toString('utf8')
        .split('\r\n')
    }),
  )
  expect(texts[0]?.slice(0, 2)).toEqual([
    '\uFEFF"Name","Net (EUR)","Date","At (UTC)","Count"',
    `"'=HYPERLINK(""http://x"")",-5.1,"2026-11-28","2026-11-28T08:30:01.000Z",3`,
  ])
  expect(texts[1]?.slice(0, 3)).toEqual([
    '\uFEFF"Name";"Net (EUR)";"Date";"At (UTC)";"Count"',
    `"'=HYPERLINK(""http://x"")";-5,1;"2026-11-28";"2026-11-28T08:30:01.000Z";3`,
    `"'@SUM(A1)";18,09;;;`,
  ])
})

it('leaves as an Excel file with numbers, days, and texts that can’t be formulas', async () => {
  const answer = await tableAnswer('excel', 'list', list)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.xlsx"')
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()), { readStyles: true })
  const [head, first, second] = sheets[0]?.rows ?? []
  expect(head).toEqual(['Name', 'Net (EUR)', 'Date', 'At (UTC)', 'Count'])
  expect(first).toEqual([ROW[0], -5.1, new Date('2026-11-28'), new Date('2026-11-28T08:30:01.000Z'), 3])
  expect(second?.slice(0, 2)).toEqual(['@SUM(A1)', 18.09])
  expect([...(sheets[0]?.cells?.values() ?? [])].map(({ formula }) => formula)).not.toContainEqual(expect.anything())
})

it.each(['semicolon', 'excel'] as const)('gives everybody else a turn while a long one leaves as %s', async (as) => {
  let turns = 0
  const clock = setInterval(() => turns++)
  const answer = await tableAnswer(as, 'list', { columns: COLUMNS, rows: Array.from({ length: 3_000 }, () => ROW) })
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  clearInterval(clock)
  expect(turns).toBeGreaterThan(10)
})
