// The visitor's own words on a page, such as an order's reference: pages that differ in nothing else are rendered once.
import { createContext } from 'react-router'

export type { Compute } from '#app/ui/use-computed.ts'

/**
 * The page may repeat these words, but not look into them: it neither takes them apart nor compares or formats them. What
 * is computed from one goes through `useComputed`.
 */
export const ownWordsContext = createContext<readonly string[]>([])
