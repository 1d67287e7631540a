// Headers that a loader or action adds to its response; the server sets them, whichever page is rendered.
import { createContext } from 'react-router'

export const answerHeadersContext = createContext<Headers | null>(null)
