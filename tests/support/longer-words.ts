// A pseudo-language: every text of a page 40% longer and with accents, as translations may be. Nothing may be cut by it,
// stick out of its box, or make the page scroll sideways.
import { expect, type Page } from '@playwright/test'

const WIDTHS = [320, 390, 1280]

/** Rewrites the page that is shown, so it is the last thing that a test does with it. */
export async function isReadableInLongerWords(page: Page): Promise<void> {
  await page.evaluate(speakAtLength)
  await isUncut(page, WIDTHS, 'longer words')
}

/** At these widths, no text is cut or sticks out of its box, and nothing scrolls sideways; restores the window's width. */
export async function isUncut(page: Page, widths: readonly number[], what = 'words'): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What opens otherwise at another width (the chat) takes a moment to do so.
    await expect(async () => {
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      const cut = await page.evaluate(lookForCutTexts)
      expect({ wider: Math.max(0, wider), cut }, `${what} at ${width} px`).toEqual({ wider: 0, cut: [] })
    }).toPass()
  }
  if (before) await page.setViewportSize(before)
}

/** Codes, amounts, names, and addresses stay as they are, as in every language. */
function speakAtLength() {
  const LONGEST_WORD = 16
  const MORE = 1.4
  const ACCENTS: Record<string, string> = {
    a: 'ä',
    e: 'é',
    i: 'ï',
    o: 'ö',
    u: 'ü',
    A: 'Ä',
    E: 'É',
    I: 'Ï',
    O: 'Ö',
    U: 'Ü',
  }
  const longer = (word: string) => {
    let left = Math.max(0, Math.min(Math.ceil(word.length * MORE), LONGEST_WORD) - word.length)
    return word.replaceAll(/[aeiou]/gi, (letter) => {
      const accented = ACCENTS[letter] ?? letter
      left -= 1
      return left >= 0 ? accented + accented.toLowerCase() : accented
    })
  }
  const SAID = /^\p{L}[\p{Ll}’'-]+[.,:;!?…)]*$/u
  const atLength = (text: string) => {
    const said = text.replaceAll(/\S+/g, (word) => (SAID.test(word) ? longer(word) : word))
    const words = text
      .trim()
      .split(/\s+/)
      .filter((word) => SAID.test(word))
    const wanted = Math.floor(words.join('').length * (MORE - 1)) - (said.length - text.length)
    return wanted < 3 ? said : said.replace(/\s*$/, ` ${'ünd léngér '.repeat(12).slice(0, wanted).trim()}$&`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const around = node.parentElement
    if (around?.closest('script, style, textarea, [translate="no"], [lang]:not(html)')) continue
    node.nodeValue = atLength(node.nodeValue ?? '')
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
    field.placeholder = atLength(field.placeholder)
}

/** Elements whose own text is wider or higher than they are. */
function lookForCutTexts(): { where: string; text: string }[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => element.clientWidth > 2 && !element.closest('svg, textarea, select, .sr-only'))
    .filter((element) => {
      const isClipped = getComputedStyle(element).overflowY !== 'visible'
      return (
        element.scrollWidth > element.clientWidth + 1 || (isClipped && element.scrollHeight > element.clientHeight + 1)
      )
    })
    .map((element) => ({
      where: `${element.tagName.toLowerCase()}.${element.className} < ${element.parentElement?.className ?? ''}`,
      text: (element.textContent ?? '').slice(0, 80),
    }))
}
