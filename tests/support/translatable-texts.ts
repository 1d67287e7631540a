// What a browser would translate in a page or a mail: its texts outside of `translate="no"`, each with its place.
import sanitize from 'sanitize-html'

type Text = { text: string; place: string }

/** Never translated, or not a part of the page: a title is the name of a window. */
const NO_TEXT = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template', 'svg'])

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

export function translatableTexts(html: string): Text[] {
  const texts: Text[] = []
  const stack: { tag: string; isLeftAlone: boolean }[] = []
  let text = ''
  const endText = () => {
    if (text.trim() !== '' && !stack.at(-1)?.isLeftAlone)
      texts.push({
        text,
        place: stack
          .slice(-4)
          .map(({ tag }) => tag)
          .join(' > '),
      })
    text = ''
  }
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, { translate, class: looks = '' }) => {
      endText()
      const isLeftAlone = translate === undefined ? (stack.at(-1)?.isLeftAlone ?? false) : translate === 'no'
      const tag = looks === '' ? name : `${name}.${looks.split(' ')[0]}`
      stack.push({ tag, isLeftAlone: isLeftAlone || NO_TEXT.has(name) })
    },
    onCloseTag: () => {
      endText()
      stack.pop()
    },
    textFilter: (part) => {
      text += part.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
      return part
    },
  })
  return texts
}
