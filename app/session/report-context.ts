// Logs a failing page under the ID that the visitor sees; the server sets it per request.
import { createContext } from 'react-router'

export const reportContext = createContext<(problem: unknown) => void>(() => {})
