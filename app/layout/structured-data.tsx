// Facts about a page in the words of schema.org. It is data, not script: no policy has to let it run.
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inert(text) }} />
}

const LINE_ENDS = new RegExp('[\\u2028\\u2029]', 'g')

// Nothing in the facts may end the element.
function inert(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`).replace(LINE_ENDS, ' ')
}
