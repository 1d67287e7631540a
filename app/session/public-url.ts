// The address under which the shop is known to the world, for what has to name a page in full.
import { createContext, useRouteLoaderData } from 'react-router'

export const publicUrlContext = createContext<string>('')

/** Empty where the document's own data could not be loaded. */
export function usePublicUrl(): string {
  return useRouteLoaderData<() => { publicUrl: string }>('root')?.publicUrl ?? ''
}
