// A suspended brand sells nothing: whoever comes to buy is told so, and everything about what was bought goes on.
import { redirect } from 'react-router'
import { pathsThat } from '#app/pages.ts'
import { isClosedContext } from './brand-context.ts'
import { pageOf } from './page-path.ts'
import type { Context } from './visitor.ts'

const SELLING = new Set(pathsThat(({ sells }) => sells))

/** Leads away from the pages that sell, and from posting to them. */
export function leadFromClosedShop({ context, pattern }: { context: Context; pattern: string }): void {
  if (context.get(isClosedContext) && SELLING.has(pageOf(pattern))) throw redirect('/closed', 303)
}
