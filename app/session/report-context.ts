// Where a page that fails is written down, under the id that the visitor sees; the server sets it per request.
import { createContext } from 'react-router'

export const reportContext = createContext<(problem: unknown) => void>(() => {})
