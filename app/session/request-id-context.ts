// The request's ID in the log, so that an error page can show it.
import { createContext } from 'react-router'

export const requestIdContext = createContext<string>('')
