// Draws charts on the server, as SVG that needs no script and wears the colors of the page; loaded at first use.
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { createTurns } from '#values/in-turns.ts'
import type { ChartPictures } from '#app/ui/chart.tsx'

use([BarChart, LineChart, GridComponent, LegendComponent, SVGRenderer])

export type ChartData = {
  /** Bars that stand on days, or lie beside their names. */
  shape: 'standing' | 'lying'
  names: string[]
  now: { words: string; values: number[] }
  /** What it is compared with, if it is: a line over standing bars, bars beside lying ones. */
  before?: { words: string; values: number[] }
  /** How a value is written beside the axis. */
  tick: (value: number) => string
}

const WIDE = 960
const NARROW = 340
const FONT_SIZE = 12
const INK = 'var(--muted)'
const LINE = { lineStyle: { color: 'var(--line)' } }
const TEXT = { color: INK, fontFamily: 'inherit', fontSize: FONT_SIZE }

const inTurn = createTurns()

/**
 * Twice, for wide places and for phones, since letters must not shrink with the picture. Each takes milliseconds, and a
 * page has a dozen, so everybody else is served in between.
 */
export async function drawChart(data: ChartData): Promise<ChartPictures> {
  const [wide, narrow] = await Promise.all([WIDE, NARROW].map((width) => inTurn(() => draw(data, width))))
  return { wide: wide ?? '', narrow: narrow ?? '' }
}

function draw(data: ChartData, width: number): string {
  const isLying = data.shape === 'lying'
  const rows = data.names.length * (data.before ? 2 : 1)
  const height = isLying ? 70 + rows * 17 : 280
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption(optionsOf(data, width))
  const svg = chart.renderToSVGString({ useViewBox: true })
  chart.dispose()
  return bare(svg)
}

/** Without the library's own styles and marks, which only its script would need. */
const bare = (svg: string) =>
  svg.replaceAll(/<style[^>]*>[^]*?<\/style>/g, '').replaceAll(/ (?:class|ecmeta_\w+|pointer-events)="[^"]*"/g, '')

function optionsOf({ shape, names, now, before, tick }: ChartData, width: number) {
  const isLying = shape === 'lying'
  const isNarrow = width === NARROW
  const values = {
    type: 'value',
    axisLabel: { ...TEXT, formatter: tick, hideOverlap: true },
    splitLine: LINE,
    splitNumber: isNarrow && isLying ? 2 : 4,
  } as const
  const named = {
    type: 'category',
    data: isLying ? names.map((name) => onTwoLines(name, isNarrow ? 14 : 28)) : names,
    inverse: isLying,
    axisLabel: { ...TEXT, hideOverlap: true, interval: isLying ? 0 : 'auto' },
    axisLine: { lineStyle: { color: 'var(--control)' }, onZero: true },
    axisTick: { show: false },
  } as const
  return {
    animation: false,
    textStyle: TEXT,
    legend: before ? legendOf(now, before, isLying) : undefined,
    grid: { left: 8, right: 16, top: 12, bottom: before ? 34 : 8, outerBoundsMode: 'same' as const },
    xAxis: isLying ? values : named,
    yAxis: isLying ? named : values,
    series: [
      barsOf(now, 'var(--solid)'),
      ...(before ? [isLying ? barsOf(before, 'var(--control)') : lineOf(before)] : []),
    ],
  }
}

type Series = { words: string; values: number[] }

const DASHES = 'path://M0,0h6v2h-6zM10,0h6v2h-6zM20,0h6v2h-6z'

// A line is shown as the dashes it is, and bars as a box of their color.
const legendOf = (now: Series, before: Series, isLying: boolean) => ({
  bottom: 0,
  textStyle: TEXT,
  selectedMode: false,
  data: [
    { name: now.words, icon: 'roundRect' },
    { name: before.words, icon: isLying ? 'roundRect' : DASHES },
  ],
})

const barsOf = ({ words, values }: Series, color: string) =>
  ({
    type: 'bar',
    name: words,
    data: values,
    itemStyle: { color, borderRadius: 2 },
    color,
    silent: true,
    emphasis: { disabled: true },
    barMaxWidth: 28,
  }) as const

const lineOf = ({ words, values }: Series) =>
  ({
    type: 'line',
    name: words,
    data: values,
    color: INK,
    lineStyle: { color: INK, width: 1.5, type: 'dashed' },
    symbol: 'none',
    silent: true,
    emphasis: { disabled: true },
  }) as const

// Beside a pair of bars there is room for two lines, and zones often differ at the end of their names alone.
function onTwoLines(name: string, most: number): string {
  if (name.length <= most) return name
  const space = name.lastIndexOf(' ', most)
  const [first, rest] =
    space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name.slice(0, most), name.slice(most)]
  return `${first}\n${shortened(rest, most)}`
}

const shortened = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name)
