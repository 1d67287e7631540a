// What only the server knows about the document it renders; both are undefined in the browser.
import { createContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)
export const RequestIdContext = createContext<string | undefined>(undefined)
