// Whether everybody can read a page: axe finds no problem, narrow or wide as its address decides (AXE=all: both), and
// nothing scrolls sideways at any width.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  var axe: { run: (options: RunOptions) => Promise<AxeResults> } | undefined
}

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}
/** The rules that depend on the system's color scheme. */
const COLORS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const EVERY_WIDTH = [320, 390, 768, 1280]
/** What axe accepts at these widths is nearly always fine in between, and each run takes a second. */
const ENDS = [320, 1280]
const isThorough = process.env['AXE'] === 'all'

/** Checks the page at these widths, in between only for sideways scrolling; restores the window's width. */
export async function isReadable(page: Page, widths = ENDS, schemes: 'light' | 'both' = 'light'): Promise<void> {
  const before = page.viewportSize()
  const { pathname, search } = new URL(page.url())
  const end = ENDS[(pathname + search).length % ENDS.length]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // A page that is still loading may have its old width.
    await page.waitForFunction((wanted) => innerWidth === wanted && document.readyState === 'complete', width)
    if (width !== end && !(isThorough && ENDS.includes(width))) {
      await expect.poll(() => page.evaluate(overflow), `scrolled sideways at ${width} px`).toBeLessThanOrEqual(0)
      continue
    }
    await isReadableNow(page)
    if (schemes === 'both') await isReadableInTheDark(page)
  }
  if (before) await page.setViewportSize(before)
}

/** Checks the page at the current window size. */
export async function isReadableNow(page: Page, options = OPTIONS): Promise<void> {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(AXE)
  // What a page's script adds once it knows its room (the keyboard's way into a table that scrolls) takes a moment.
  await expect(async () => {
    const { violations, wider } = await page.evaluate(look, options)
    const where = `at ${page.viewportSize()?.width} px`
    expect(violations, where).toEqual([])
    expect(wider, `scrolled sideways ${where}`).toBeLessThanOrEqual(0)
  }).toPass()
}

async function isReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await isReadableNow(page, COLORS)
  await page.emulateMedia({ colorScheme: 'light' })
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

const hasAxe = () => globalThis.axe !== undefined

async function look(options: RunOptions) {
  // What the top or bottom bar happens to cover only depends on the scroll position.
  scrollTo({ top: 0, behavior: 'instant' })
  const bars = [...document.querySelectorAll<HTMLElement>('.action-bar')]
  for (const bar of bars) bar.style.position = 'static'
  // What fades or changes its color has too little contrast meanwhile. Nothing begins to while it is looked at (a button
  // that wakes up with the page's script), and what has begun gets to its end at once.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  for (const animation of document.getAnimations()) {
    const { effect, playState } = animation
    if (playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000) animation.finish()
  }
  // Whatever listens to that end hears of it with the next frame, which a busy browser without a screen may never draw.
  await new Promise((heard) => {
    requestAnimationFrame(heard)
    setTimeout(heard, 2_000)
  })
  const found = await globalThis.axe?.run(options)
  for (const bar of bars) bar.style.removeProperty('position')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return {
    violations: found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }
}
