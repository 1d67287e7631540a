import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { isTranslatedFrom } from './own-texts.ts'

const Line = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <p>
    {icon}
    {children}
  </p>
)
const [name, count] = ['Ann', 3]

it.each<[string, () => ReactNode, string]>([
  ['a sentence with a name in it stays one text', () => <p>Hello {name}!</p>, '<p>Hello Ann!</p>'],
  ['a figure is one too', () => <p>{count} days</p>, '<p>3 days</p>'],
  [
    'a text next to an element gets one of its own',
    () => (
      <p>
        Hello <b>{name}</b>!
      </p>
    ),
    '<p><text-run>Hello </text-run><b>Ann</b><text-run>!</text-run></p>',
  ],
  [
    'texts that come one after another get one together',
    () => (
      <p>
        <b>{name}</b> has {count} days
      </p>
    ),
    '<p><b>Ann</b><text-run> has 3 days</text-run></p>',
  ],
  ['what a component is given is no different', () => <Line>Hello {name}</Line>, '<p>Hello Ann</p>'],
  ['beside an icon', () => <Line icon={<i />}>Hello {name}</Line>, '<p><i></i><text-run>Hello Ann</text-run></p>'],
  [
    'with elements in it',
    () => (
      <Line icon={<i />}>
        Hello <b>{name}</b>
      </Line>
    ),
    '<p><i></i><text-run>Hello </text-run><b>Ann</b></p>',
  ],
  [
    'a link of the router is an element',
    () => (
      <MemoryRouter>
        <Link to="/faq">Hello {name}</Link>
      </MemoryRouter>
    ),
    '<a href="/faq" data-discover="true">Hello Ann</a>',
  ],
  ['nor is a text without an element', () => <>{name}</>, '<text-run>Ann</text-run>'],
  [
    'a space between elements stays a space',
    () => (
      <p>
        <b>1</b> <b>2</b>
      </p>
    ),
    '<p><b>1</b> <b>2</b></p>',
  ],
  ['nothing stays nothing', () => <p>{null}</p>, '<p></p>'],
])('%s', (_what, drawn, html) => {
  expect(renderToStaticMarkup(drawn())).toBe(html)
})

const pageIn = (lang: string, fonts = 0) => ({
  documentElement: { lang },
  getElementsByTagName: () => ({ length: fonts }),
})

it.each<[string, string | undefined, ReturnType<typeof pageIn>, boolean]>([
  ['a German page of German scripts is not translated', 'de', pageIn('de'), false],
  ['an English one of English scripts is not', 'en', pageIn('en'), false],
  ['a German page that calls itself English is', 'de', pageIn('en'), true],
  ['an English page that calls itself German is', 'en', pageIn('de'), true],
  ['one whose texts a translator moved is, whatever it calls itself', 'de', pageIn('de', 1), true],
  ['while developing, one build speaks all languages', undefined, pageIn('fr'), false],
])('%s', (_what, language, page, isTranslated) => {
  expect(isTranslatedFrom(language, page)).toBe(isTranslated)
})
