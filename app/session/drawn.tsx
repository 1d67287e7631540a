// An element whose inside is the same wherever the same is said of it: the server draws it once for everybody at a brand. The
// browser knows nothing of that; it takes over what it was sent as if each piece had been drawn for it.
import { createElement, useContext, useId, type HTMLAttributes, type ReactNode } from 'react'
import { FindDrawnContext } from './document-facts.ts'

type DrawnProps = HTMLAttributes<HTMLElement> & {
  as: 'div' | 'header' | 'li' | 'ul'
  /** What it is, and everything that its inside depends on besides the brand: two visitors share it only where all of that is equal. */
  of: readonly unknown[]
  children: ReactNode
}

// Only the server has drawn anything before; the browser is not sent the code that asks.
const useBefore = import.meta.env.SSR
  ? (tag: string, id: string, of: readonly unknown[]) =>
      useContext(FindDrawnContext)?.({ tag, id, of: JSON.stringify(of) }) ?? null
  : () => null

/** Its `id` says where it stands: the ids that are made inside of it depend on that as well. */
export function Drawn({ as, of, children, ...attributes }: DrawnProps) {
  const id = useId()
  const before = useBefore(as, id, of)
  return before === null
    ? createElement(as, { id, ...attributes }, children)
    : createElement(as, { id, ...attributes, dangerouslySetInnerHTML: { __html: before } })
}
