// After an answer of 409 the page is read anew: it said that something is different now, so it has to show what. By itself the
// router reads nothing anew after a refusal, and the next press would come from the old page again.
import type { ShouldRevalidateFunctionArgs } from 'react-router'

const CONFLICT = 409

/** For the `shouldRevalidate` of a page whose forms say which version of something they were made from. */
export const readsAgain = ({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean =>
  actionStatus === CONFLICT || defaultShouldRevalidate
