// A suspended brand sells nothing: whoever comes to buy is told so, and everything about what was bought goes on.
import { redirect } from 'react-router'
import { isClosedContext } from './brand-context.ts'
import type { Context } from './visitor.ts'

const SELLING = new Set(['/', '/bundleselector', '/checkout', '/cart', '/top-up'])

/** Leads away from the pages that sell, and from posting to them. */
export function leadFromClosedShop(request: Request, context: Context): void {
  if (context.get(isClosedContext) && SELLING.has(pageOf(request))) throw redirect('/closed', 303)
}

// What a script asks for has the page's address with an ending; the home page's is called '_root'.
function pageOf(request: Request): string {
  const page = new URL(request.url).pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
  return page === '/_root' || page === '/_' ? '/' : page
}
