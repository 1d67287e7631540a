// Headers that a loader or an action adds to its own answer; the server puts them on, whichever page is drawn.
import { createContext } from 'react-router'

export const answerHeadersContext = createContext<Headers | null>(null)
