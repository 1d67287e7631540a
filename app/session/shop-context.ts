// The shop's use cases, for a request.
import { createContext } from 'react-router'
import type { Shop } from '#shop/assembly/shop.ts'

export const shopContext = createContext<Shop>()
