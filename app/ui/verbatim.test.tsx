import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sentence } from './verbatim.tsx'

const drawn = (text: string, ...names: string[]) => renderToStaticMarkup(<p>{sentence(text, names)}</p>)

it('marks an address within a sentence, as one element with it', () => {
  expect(drawn('Sent to ann@example.com.')).toBe(
    '<p><span><text-run>Sent to </text-run><bdi translate="no">ann@example.com</bdi><text-run>.</text-run></span></p>',
  )
})

it('adds nothing to a sentence without such values', () => {
  expect(drawn('Sent.', 'Kranich')).toBe('<p>Sent.</p>')
})
