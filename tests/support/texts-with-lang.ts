// The texts of a page and the language of the element that each stands in.

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

export type SpokenText = { text: string; lang: string | null }

/** Without scripts, styles, and the title, in which a part can't be marked; null where no element says a language. */
export function textsWithLang(html: string): SpokenText[] {
  const open: { tag: string; lang: string | null }[] = []
  const texts: SpokenText[] = []
  const parts = html
    .replaceAll(/<(script|style|title)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .matchAll(/<(\/?)([\w-]+)([^>]*)>|([^<]+)/g)
  for (const [, slash, tag, attributes = '', text] of parts) {
    if (text !== undefined) {
      if (text.trim()) texts.push({ text: text.trim(), lang: open.at(-1)?.lang ?? null })
    } else if (tag === undefined || VOID.test(tag) || attributes.endsWith('/')) continue
    else if (slash) open.splice(open.findLastIndex((each) => each.tag === tag))
    else open.push({ tag, lang: /\slang="([\w-]+)"/i.exec(attributes)?.[1] ?? open.at(-1)?.lang ?? null })
  }
  return texts
}
