// A suspended brand sells nothing: whoever comes to buy is told so, and everything about what was bought goes on.
import { redirect } from 'react-router'
import { pathsThat } from '#app/pages.ts'
import { isSuspendedContext } from './brand-context.ts'
import { pageOf } from './page-path.ts'
import type { Context } from './visitor.ts'

const SELLING = new Set(pathsThat(({ sells }) => sells))

/** Leads away from the pages that sell, and from posting to them. */
export function leadFromSuspendedShop({ context, pattern }: { context: Context; pattern: string }): void {
  if (context.get(isSuspendedContext) && SELLING.has(pageOf(pattern))) throw redirect('/closed', 303)
}
