// The logged-in user of a request; null for a visitor.
import { createContext } from 'react-router'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'

export const sessionUserContext = createContext<SessionUser | null>(null)
