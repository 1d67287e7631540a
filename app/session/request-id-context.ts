// The id under which a request stands in the log, so that an error page can name it.
import { createContext } from 'react-router'

export const requestIdContext = createContext<string>('')
