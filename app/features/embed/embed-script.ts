// The script that a partner's page loads. It puts the widget where its tag is and adjusts its height. It is sent as
// text, so it can't import anything.
import { href } from 'react-router'
import { embedCopy } from '#app/copy/partners/embed.ts'

function placeWidget(path: string, title: string) {
  const tag = document.currentScript
  if (!(tag instanceof HTMLScriptElement)) return
  const { origin } = new URL(tag.src)
  const address = new URL(path, origin)
  if (tag.dataset['code']) address.searchParams.set('code', tag.dataset['code'])
  const frame = Object.assign(document.createElement('iframe'), { src: address.href, title, loading: 'lazy' })
  Object.assign(frame.style, { display: 'block', width: '100%', height: '30rem', border: '0' })
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin) return
    const height = Number(Reflect.get(Object(data), 'height'))
    if (height >= 100 && height <= 10_000) frame.style.height = `${Math.ceil(height)}px`
  })
  tag.after(frame)
}

/** Tells the page around the widget how high it is; that page may be any, and learns nothing else. */
function tellHeight() {
  const page = document.documentElement
  new ResizeObserver(() => parent.postMessage({ height: page.getBoundingClientRect().height }, '*')).observe(page)
}

const asText = (run: (...words: string[]) => void, ...words: string[]) =>
  `(${run.toString()})(${words.map((word) => JSON.stringify(word)).join()})`

export const EMBED_SCRIPT = asText(placeWidget, href('/embed'), embedCopy.frame)
export const HEIGHT_SCRIPT = asText(tellHeight)
