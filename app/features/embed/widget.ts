// The script that a partner's page loads (`/embed.js`), built as a program of its own. It puts the widget where its tag is
// and adjusts its height.
import { DEFAULT_LANGUAGE, isLanguage } from '#values/language.ts'
import { pathIn } from '#app/language/address.ts'
import { FRAME_TITLE } from '#app/copy/partners/embed.ts'

const tag = document.currentScript
if (tag instanceof HTMLScriptElement) placeWidget(tag)

function placeWidget(beside: HTMLScriptElement) {
  // In the language of the page around it, as far as the shop speaks it.
  const language = (beside.dataset['language'] ?? document.documentElement.lang).slice(0, 2).toLowerCase()
  const address = new URL(pathIn('/embed', isLanguage(language) ? language : DEFAULT_LANGUAGE), beside.src)
  if (beside.dataset['code']) address.searchParams.set('code', beside.dataset['code'])
  const looks = { src: address.href, title: FRAME_TITLE, loading: 'lazy' }
  const frame = Object.assign(document.createElement('iframe'), looks)
  Object.assign(frame.style, { display: 'block', width: '100%', height: '30rem', border: '0' })
  addEventListener('message', ({ source, origin, data }: MessageEvent<{ height?: unknown } | null>) => {
    if (source !== frame.contentWindow || origin !== address.origin) return
    const height = Number(data?.height)
    if (height >= 100 && height <= 10_000) frame.style.height = `${Math.ceil(height)}px`
  })
  beside.after(frame)
}
