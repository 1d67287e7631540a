// A text that breaks out of whatever isn't escaped, and what a parser finds of it in each kind of paper.
import { parse } from 'csv-parse/sync'
import sanitize from 'sanitize-html'

/** A formula, an attribute's end, an element, and a template. */
const ONE_LINE = `=cmd|' /C calc'!A0"><img src=x onerror=alert(1)>{{7*7}}`

/** With a line of its own that begins with a sign for reading backwards, where that isn't refused, and without. */
export const PAYLOADS: Record<string, string> = {
  'in two lines': ONE_LINE.replace('"', '\n\u202E"'),
  'in one line': ONE_LINE,
  // Brands are refused brackets, and some texts are short.
  'without brackets': '=1+1" onerror="alert(1)"{{7*7}}',
}

/** Each field gets the mildest, and in turn one of the harder ones before it; all of them with PAYLOADS=all. */
export function payloadsAt(place: number): [how: string, payload: string][] {
  const all = Object.entries(PAYLOADS)
  const harder = all.slice(0, -1)
  return process.env['PAYLOADS'] === 'all'
    ? all
    : [...harder.slice(place % harder.length).slice(0, 1), ...all.slice(-1)]
}

/** The number tells later which field it was typed into. */
export const numbered = (payload: string, number: number): string => `${payload}#${number}#`

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\{\{7\*7\}\}#(\d+)#/g)].map(([, number]) => Number(number))

export type Reading = { faults: string[]; shown: number[] }

/** A page or a mail: an element that the payload made is a fault. */
export function readHtml(html: string): Reading {
  const faults: string[] = []
  let text = ''
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: [],
    onOpenTag: (name, attributes) => {
      if ('onerror' in attributes || attributes['src'] === 'x') faults.push(`became an element: ${name}`)
      // A browser shows fields and labels too.
      text += Object.values(attributes).join('\n')
    },
    textFilter: (part) => {
      text += part
      return part
    },
  })
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g))
    if (!isJson(json)) faults.push('broke structured data')
  if (/(?<!#)49#\d+#/.test(text)) faults.push('was computed by a template')
  return { faults, shown: numbersIn(text) }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A file for a spreadsheet: each row has the heading's cells, and none is a formula. */
export function readCsv(csv: string): Reading {
  const rows: string[][] = parse(csv, { bom: true })
  const formulas = rows.flat().filter((cell) => /^[=+@\t\r]|^-(?![\d.,]+%?$)/.test(cell))
  return { faults: formulas.map((cell) => `became a formula: ${cell}`), shown: numbersIn(rows.flat().join('\n')) }
}

/** A calendar's file: each line is one of a calendar, however its texts are wrapped. */
export function readCalendar(ics: string): Reading {
  const lines = ics
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n')
  const faults = lines.filter((line) => !/^[A-Z-]+(?:;[A-Z-]+=[^:]+)*:[^\r\n]*$/.test(line))
  return { faults: faults.map((line) => `became a line of its own: ${line}`), shown: numbersIn(lines.join('\n')) }
}

/** A line of metrics: empty, a comment, or a name, its labels, and a number. */
const METRIC =
  /^(?:(?:#.*)?|[a-zA-Z_:]\w*(?:\{\w+="(?:[^"\\\n]|\\[\\"n])*"(?:,\w+="(?:[^"\\\n]|\\[\\"n])*")*\})? (?:[\d.e+-]+|NaN|\+Inf))$/
export const isMetric = (line: string): boolean => METRIC.test(line)
