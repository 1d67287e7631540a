// Translates pages like Chrome and Edge do: before the scripts of a page run, and whenever it changes, each text is
// replaced with elements that contain another one, here in capitals.
import type { Page } from '@playwright/test'

/** Some translators put the page's own text nodes into their elements instead. */
export type Way = 'replaces texts' | 'moves texts'

export const hasATranslator = (page: Page, way: Way = 'replaces texts') => page.addInitScript(translate, way)

function translate(way: Way): void {
  // Not on the pages of the payment provider.
  if (location.pathname.startsWith('/pay/')) return
  const put = (text: Text) => {
    if (!text.data.trim() || !text.parentElement) return
    if (text.parentElement.closest('font, script, style, noscript, textarea, [translate=no], svg')) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    text.replaceWith(outer)
    inner.append(way === 'moves texts' ? text : text.data.toUpperCase())
  }
  const putAll = (root: Node) => {
    if (root instanceof Text) return put(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(put)
  }
  const start = () => {
    document.documentElement.lang = 'de'
    document.documentElement.classList.add('translated-ltr')
    putAll(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        [target, ...addedNodes].forEach((node) => node.isConnected && putAll(node))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  document.addEventListener('DOMContentLoaded', start)
}
