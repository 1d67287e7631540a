// An element whose content depends on the brand alone: the server renders it once for everyone there. Nothing of a visitor
// may stand in it. The browser knows nothing about this; it hydrates what it was sent as usual.
import { createElement, useContext, useId, type HTMLAttributes, type ReactNode } from 'react'
import { FindConstantContext } from './document-facts.ts'

type ConstantPartProps = HTMLAttributes<HTMLElement> & { as: 'div' | 'ul'; name: string; children: ReactNode }

// Only the server has rendered it before, so the browser doesn't get the code that asks.
const useBefore = import.meta.env.SSR
  ? (tag: string, id: string, name: string) => useContext(FindConstantContext)?.({ tag, id, name }) ?? null
  : () => null

/** Its `id` says where it is, because generated IDs inside depend on that too. */
export function ConstantPart({ as, name, children, ...attributes }: ConstantPartProps) {
  const id = useId()
  const before = useBefore(as, id, name)
  return before === null
    ? createElement(as, { id, ...attributes }, children)
    : createElement(as, { id, ...attributes, dangerouslySetInnerHTML: { __html: before } })
}
