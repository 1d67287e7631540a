import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StructuredData } from './structured-data.tsx'

it('nothing in the facts ends the element, and a parser reads them as they were', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028 ]]> & " \\'
  const html = renderToStaticMarkup(<StructuredData facts={{ '@type': 'Product', name }} />)
  expect(html.match(/<\/script/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const text = />([^]*)<\/script>$/.exec(html)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: name.replace('\u2028', ' '),
  })
})
