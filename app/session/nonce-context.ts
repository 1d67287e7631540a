// The nonce of one answer: the server sets it per request, and only scripts and styles that carry it run.
import { createContext } from 'react-router'

export const nonceContext = createContext<string>('')
