// The brand that a request is answered for; the default until the server sets another.
import { createContext } from 'react-router'
import { DEFAULT_BRAND, type Brand } from '#shop/people/brand/brand.ts'

/** Whether the brand sells nothing for now; past orders stay accessible. */
export const isSuspendedContext = createContext<boolean>(false)

export const brandContext = createContext<Brand>(DEFAULT_BRAND)
