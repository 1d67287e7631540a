// Who asks, and at which brand's address, in the form that use cases need.
import { createContext, type RouterContextProvider } from 'react-router'
import type { Tenant } from '#values/brand-facts.ts'

/** The brand that a request is for, with its address and sender. */
export const tenantContext = createContext<Tenant>()

type Context = Readonly<RouterContextProvider>

/** For use cases that only need the brand. */
export const atOf = (context: Context) => ({ tenant: context.get(tenantContext) })

/** For use cases that also need to know who acts. */
export const callerOf = <Actor>(context: Context, actor: Actor) => ({ tenant: context.get(tenantContext), actor })
