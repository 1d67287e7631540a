import type { Component, ExoticComponent, JSX as ReactJsx } from 'react'

/** What `says && <p>{says}</p>` gives, too. */
type RenderedNode = ReactJsx.Element | readonly ReactJsx.Element[] | '' | 0 | 0n | false | null | undefined

/** React's own, except that a component returns elements: a bare text would stand between the nodes around it. */
export declare namespace JSX {
  type Element = ReactJsx.Element
  type ElementType =
    | keyof ReactJsx.IntrinsicElements
    | ((props: never) => RenderedNode)
    | (new (props: never) => Component)
    | ExoticComponent<never>
  type ElementClass = ReactJsx.ElementClass
  type ElementAttributesProperty = ReactJsx.ElementAttributesProperty
  type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute
  type LibraryManagedAttributes<Of, Props> = ReactJsx.LibraryManagedAttributes<Of, Props>
  type IntrinsicAttributes = ReactJsx.IntrinsicAttributes
  type IntrinsicClassAttributes<Of> = ReactJsx.IntrinsicClassAttributes<Of>
  type IntrinsicElements = ReactJsx.IntrinsicElements
}
