import type { ReactNode } from 'react'

/**
 * A sentence with one part in brackets that is more than text, such as 'I accept the [terms]': a link, or words that are
 * only read out. So it stays one sentence for whoever writes it in another language, where that part may stand elsewhere.
 */
export function Marked({ text, render }: { text: string; render: (marked: string) => ReactNode }) {
  const [, before = text, marked = '', after = ''] = /^([^[]*)\[(.*)\](.*)$/s.exec(text) ?? []
  return (
    <>
      {before}
      {marked && render(marked)}
      {after}
    </>
  )
}
