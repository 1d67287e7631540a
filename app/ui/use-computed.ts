// Texts computed from what may contain a visitor's own word, such as an order's reference. The server renders pages that
// differ only in such words once, and computes these texts again for each visitor. Browsers just compute.
import { createContext, useContext } from 'react'

/** Computes texts from a text; the same for the same. */
export type Compute = <Texts extends Record<string, string>>(of: string, how: (of: string) => Texts) => Texts

// Without effects, so browsers don't get it.
export const ComputeContext = /* @__PURE__ */ createContext<Compute | undefined>(undefined)

export const useComputed: Compute = (of, how) => useContext(ComputeContext)?.(of, how) ?? how(of)
