// The shop's counter, as a request finds it.
import { createContext } from 'react-router'
import type { Shop } from '#shop/shop.ts'

export const shopContext = createContext<Shop>()
