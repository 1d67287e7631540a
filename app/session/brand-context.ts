// The brand that a request is answered for; the default until the server sets another.
import { createContext } from 'react-router'
import { DEFAULT_BRAND, type Brand } from '#shop/brand/brand.ts'

export const brandContext = createContext<Brand>(DEFAULT_BRAND)
