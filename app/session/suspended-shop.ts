// A suspended brand sells nothing: buyers are told so, and everything about past orders still works.
import { redirect } from 'react-router'
import { pathsThat } from '#app/pages.ts'
import { isSuspendedContext } from './brand-context.ts'
import { pageOf } from './page-path.ts'
import type { Context } from './visitor.ts'

const SELLING = new Set(pathsThat(({ sells }) => sells))

/** Redirects away from pages that sell, also when posting to them. */
export function leadFromSuspendedShop({ context, pattern }: { context: Context; pattern: string }): void {
  if (context.get(isSuspendedContext) && SELLING.has(pageOf(pattern))) throw redirect('/closed', 303)
}
