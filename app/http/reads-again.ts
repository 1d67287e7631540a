// After a 409, the page reloads its data: something has changed, so it must show what. By default the router reloads
// nothing after a refusal, and the next submit would come from the old page.
import type { ShouldRevalidateFunctionArgs } from 'react-router'

const CONFLICT = 409

/** For the `shouldRevalidate` of a page whose forms say which version of something they were made from. */
export const readsAgain = ({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean =>
  actionStatus === CONFLICT || defaultShouldRevalidate
