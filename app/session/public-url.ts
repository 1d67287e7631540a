// The public address of the shop, for absolute links.
import { createContext, useRouteLoaderData } from 'react-router'

export const publicUrlContext = createContext<string>('')

/** Empty if the document's own data couldn't be loaded. */
export function usePublicUrl(): string {
  return useRouteLoaderData<() => { publicUrl: string }>('root')?.publicUrl ?? ''
}
