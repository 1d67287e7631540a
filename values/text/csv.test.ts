import { expect, it } from 'vitest'
import { centsAsNumber, csvLines, tsvLine, readCsv, readCsvRows } from './csv.ts'

it('quotes texts, but no numbers or missing values', () => {
  expect(csvLines([['Anna "Ann" Berg', 18.09, null, 'a,b']])).toBe('"Anna ""Ann"" Berg",18.09,,"a,b"\r\n')
  expect(centsAsNumber(1809)).toBe(18.09)
})

it.each(['=cmd()', '+1', '-1+1', '@SUM(A1)', '\t=1', '  =1', '\u200b=1', '＝1', '\r\n'])(
  'defuses %j, which a spreadsheet would calculate (I11)',
  (text) => {
    expect(csvLines([[text]])).toBe(`"'${text}"\r\n`)
  },
)

it('keeps a sign in the middle', () => {
  expect(csvLines([['a=b', 'anna+tag@example.com']])).toBe('"a=b","anna+tag@example.com"\r\n')
})

it.each([
  ['commas', 'id,price\na,"12,50"\n'],
  ['semicolons', 'id;price\na;12,50\n'],
  ['tabs', 'id\tprice\na\t12,50\n'],
  ['a byte order mark', '\uFEFFid;price\r\na;12,50\r\n'],
  ['quotes', '\uFEFF"id"\t"price"\r\n"a"\t"12,50"\r\n'],
  ['separators in quoted headings', '"id"\t" price "\r\na\t12,50'],
  ['its separator named first', 'sep=;\r\nid;price\r\na;12,50\r\n'],
  ['line breaks of two kinds', 'id;price\r\na;12,50\n\n;\n'],
  ['line breaks of old Macs', 'id;price\ra;12,50\r'],
])('reads a file with %s', async (_, text) => {
  expect(await readCsv(text)).toEqual([
    ['id', 'price'],
    ['a', '12,50'],
  ])
})

it('counts lines as a spreadsheet does', async () => {
  expect(await readCsvRows('sep=\t\r\nid\r\n"a\r\nb"\r\nc')).toMatchObject({
    rows: [{ line: 2 }, { line: 3 }, { line: 5 }],
  })
})

it('reads a file of many parts, with signs of several bytes at their edges, and stops after one row too many', async () => {
  const lines = Array.from({ length: 9_000 }, (_, at) => `${at};日本 – Côte d’Azur 🏝;x`)
  const read = await readCsvRows(lines.join('\n'))
  expect(read.ok && read.rows.map(({ cells }) => cells.join(';'))).toEqual(lines)
  expect(read.ok && read.rows.at(-1)?.line).toBe(9_000)
  const some = await readCsvRows(lines.join('\n'), 100)
  expect(some.ok && some.rows).toHaveLength(101)
})

it('writes numbers with a decimal comma between semicolons, and defuses texts alone', () => {
  expect(csvLines([['Anna; Berg', 18.09, -5.11, 1_234_567.5, 3, null, '-1', '2026-11-28']], ';')).toBe(
    `"Anna; Berg";18,09;-5,11;1234567,5;3;;"'-1";"2026-11-28"\r\n`,
  )
})

it('writes lines between tabs of as many cells, and defuses texts there too', () => {
  expect(tsvLine(['a\tb\r\nc', '=1+1', '@x', ' -2', '"', '13.25 EUR', 7])).toBe(
    `a b c\t'=1+1\t'@x\t'-2\t"\t13.25 EUR\t7\n`,
  )
})
