// The line of a label that says how money comes back: by law, and by the terms that the shop's owner sets.
import { moneyBackCopy as copy } from '#app/copy/catalogue/money-back.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CancellationTerms } from '#shop/support/cancellation/cancellation-terms.ts'

type Terms = Pick<CancellationTerms, 'isOn' | 'days'>

/** Of a bundle whose orders get these terms now. */
export const moneyBackText = ({ takesBack }: Pick<BundleFacts, 'takesBack'>, terms: Terms): string =>
  [copy.withdrawal, undoText(takesBack, terms)].filter(Boolean).join('; ')

function undoText(takesBack: BundleFacts['takesBack'], { isOn, days }: Terms): string | null {
  if (isOn) return copy.undo(days)
  return takesBack === 'at once' ? copy.person : takesBack && copy[takesBack]
}

type LabeledFacts = { bundleId: string; facts: BundleFacts }

/** The line of each bundle, by its ID. */
export const moneyBackTexts = (
  bundles: readonly LabeledFacts[],
  terms: Readonly<Record<string, Terms>>,
): Record<string, string> =>
  Object.fromEntries(
    bundles.flatMap(({ bundleId, facts }) => {
      const own = terms[bundleId]
      return own ? [[bundleId, moneyBackText(facts, own)]] : []
    }),
  )
