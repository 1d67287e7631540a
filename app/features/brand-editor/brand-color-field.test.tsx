import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BrandColorField } from './brand-color-field.tsx'

/** As the server sends it; nothing of it may be replaced once scripts run. */
const paletteOf = (value: string) =>
  /<input type="color"[^>]*>/.exec(
    renderToStaticMarkup(
      <BrandColorField name="primaryColor" value={value} worn="#123456" error={undefined} onChange={() => undefined} />,
    ),
  )?.[0]

it.each([
  ['the color that is typed', '#846dff', '#846dff'],
  ['a short one in six digits', '#fa0', '#ffaa00'],
  ['the color in use if there is none', '', '#123456'],
  ['the color in use instead of something else', 'red;}', '#123456'],
])('has its palette before any script runs, with %s', (_what, value, color) => {
  const palette = paletteOf(value)
  expect(palette).toContain(`value="${color}"`)
  // Without script, it would change nothing.
  expect(palette).toContain('disabled=""')
})
