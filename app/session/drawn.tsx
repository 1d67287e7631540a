// An element whose content is the same whenever its inputs are: the server renders it once for everyone at a brand. The
// browser knows nothing about this; it hydrates what it was sent as usual.
import { createElement, useContext, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { FindDrawnContext } from './document-facts.ts'

type DrawnProps = HTMLAttributes<HTMLElement> & {
  as: 'div' | 'header' | 'li' | 'ol' | 'ul'
  /** Everything its content depends on besides the brand: two visitors share it only if all of this is equal. */
  of: readonly unknown[]
  /**
   * Visitors share the rest of it if it contains such a word, like an order's reference: unguessable, and of letters,
   * digits, `_` and `-`, so that it is written the same in a text and in an address.
   */
  word?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

// Only the server has a cache, so the browser doesn't get the code that reads it.
const useBefore = import.meta.env.SSR
  ? (tag: string, id: string, of: readonly unknown[], word?: string) =>
      useContext(FindDrawnContext)?.({ tag, id, of: JSON.stringify(of), word }) ?? null
  : () => null

/** Its `id` says where it is, because generated IDs inside depend on that too. */
export function Drawn({ as, of, word, children, ...attributes }: DrawnProps) {
  const id = useId()
  const before = useBefore(as, id, of, word)
  return before === null
    ? createElement(as, { id, ...attributes }, children)
    : createElement(as, { id, ...attributes, dangerouslySetInnerHTML: { __html: before } })
}
