// What only the server knows about the document it renders; undefined in the browser.
import { createContext } from 'react'

export const RequestIdContext = createContext<string | undefined>(undefined)
