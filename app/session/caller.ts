// Who asks, and at the address of which brand, as use cases want to know it.
import { createContext, type RouterContextProvider } from 'react-router'
import type { Tenant } from '#shop/values/brand-facts.ts'

/** The brand that a request is answered for, with its address and sender. */
export const tenantContext = createContext<Tenant>()

type Context = Readonly<RouterContextProvider>

/** For use cases that want to know the brand alone. */
export const atOf = (context: Context) => ({ tenant: context.get(tenantContext) })

/** For use cases that also want to know who acts. */
export const callerOf = <Actor>(context: Context, actor: Actor) => ({ tenant: context.get(tenantContext), actor })
