import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LinkChips } from './link-chips.tsx'

test('groups the digits of a large count on a chip', () => {
  const chips = [{ to: '/', words: 'Closed', isCurrent: false, count: 133_336 }]
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <LinkChips label="States" chips={chips} />
    </MemoryRouter>,
  )
  expect(page).toContain('133,336')
})
