// The shop as the loaders and actions of this request reach it; the server puts it there.
import { createContext } from 'react-router'
import type { Catalogue } from '#shop/catalogue/bundle.ts'

export type ShopForPages = { viewCatalogue: () => Promise<Catalogue> }

export const shopContext = createContext<ShopForPages>()
