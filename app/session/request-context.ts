// What the server says about a request: the shop, the brand, who asks, and where to report.
import { foreignLanguage } from '#app/language/current-language.ts'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Shop } from '#shop/assembly/shop.ts'
import { DEFAULT_BRAND, type Brand } from '#shop/people/brand/brand.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { Tenant } from '#values/brand-facts.ts'

/** The shop's use cases. */
export const shopContext = createContext<Shop>()

/** The logged-in user; null for a visitor. */
export const sessionUserContext = createContext<SessionUser | null>(null)

/** The brand that the request is answered for; the default until the server sets another. */
export const brandContext = createContext<Brand>(DEFAULT_BRAND)

/** Whether the brand sells nothing for now; past orders stay accessible. */
export const isSuspendedContext = createContext<boolean>(false)

/** The brand with its address and sender, as use cases need it. */
export const tenantContext = createContext<Tenant>()

/** The public address of the shop, for absolute links. */
export const publicUrlContext = createContext<string>('')

/** Headers that a loader or action adds to its response, whichever page is rendered. */
export const answerHeadersContext = createContext<Headers | null>(null)

/** Logs a failing page under the ID that the visitor sees. */
export const reportContext = createContext<(problem: unknown) => void>(() => {})

/** The request's ID in the log, so that an error page can show it. */
export const requestIdContext = createContext<string>('')

type Context = Readonly<RouterContextProvider>

/** For use cases that only need the brand, and the language of the page. */
export const atOf = (context: Context) => ({ tenant: context.get(tenantContext), language: foreignLanguage() })

/** For use cases that also need to know who acts. */
export const callerOf = <Actor>(context: Context, actor: Actor) => ({ ...atOf(context), actor })
