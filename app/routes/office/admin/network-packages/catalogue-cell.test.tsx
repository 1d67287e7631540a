import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CatalogueCell } from './catalogue-cell.tsx'

const shown = (rows: number) => renderToStaticMarkup(<CatalogueCell readAt={null} rows={rows} problem={null} />)

it('a catalog that is read again soon doesn’t count as never read', () => {
  expect(shown(0)).toContain('Not yet')
  expect(shown(3_000)).toContain('Within a minute')
})
