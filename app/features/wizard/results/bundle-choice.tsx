// The offers as radio cards in the form that puts one of them into the cart: first the few that make sense, then all.
import { href } from 'react-router'
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { problemCopy } from '#app/copy/catalogue/wizard.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { type Usage, USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import { formatEuro } from '#values/money.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { AddressForm, tripFields } from '../address-form.tsx'
import { addFormId, BundleCard } from './bundle-card.tsx'
import { chosenOffer } from './chosen-offer.ts'
import { CompareTable } from './compare-table.tsx'
import { GoBar } from '../go-bar.tsx'
import type { OfferResults } from '../read-wizard.ts'
import { allOffers, firstOffers, firstWithChosen, moreThan } from './shown-offers.ts'
import { useAddToCart } from '../use-add-to-cart.ts'
import type { WizardState } from '../use-wizard.ts'

const MORE_FORM = 'more-offers'

export function BundleChoice(props: { wizard: WizardState; results: OfferResults; children: ReactNode }) {
  const { wizard, results, children } = props
  const { offers, days } = results
  const chosen = chosenOffer(results, wizard.bundleId)
  const first = firstOffers(results)
  const [isMore, setMore] = useState(wizard.isAllShown)
  const { add, addingId, problem } = useAddToCart(wizard)
  const habit = useHabit()
  const toast = useToast()
  const group = useRef<HTMLFieldSetElement>(null)
  const choose = (bundleId: string) => {
    habit.forget()
    wizard.chooseBundle(bundleId)
  }
  useEarlyChoice(group, chosen?.bundleId, choose)

  const few = firstWithChosen(first, chosen)
  const shown = isMore ? allOffers(results, first) : few
  const more = moreThan(few, results)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen) return add(chosen.bundleId)
    toast.show({ title: problemCopy.no_bundle.title, description: problemCopy.no_bundle.text, tone: 'destructive' })
  }
  const chooseFor = (usage: Usage) => {
    const right = first.find(({ usages }) => usages.includes(usage))?.offer
    const answer = right ? copy.rightChosen(right.name, usage, formatEuro(right.totalCents)) : copy.noRightOffer(usage)
    habit.say(usage, answer)
    if (right) wizard.chooseBundle(right.bundleId)
  }
  // The first newly shown card gets the focus, so that the keyboard continues there.
  const showMore = () => {
    const appearing = isMore ? null : offers.find((offer) => !shown.some((each) => each.offer === offer))
    flushSync(() => setMore(!isMore))
    if (appearing) group.current?.querySelector<HTMLInputElement>(`input[value="${appearing.bundleId}"]`)?.focus()
  }

  return (
    <>
      <AddressForm wizard={wizard} id={MORE_FORM} />
      <form method="post" action={href('/cart')} onSubmit={submit} data-discover="true">
        {/* Inside the form, so that the bar with the button can stay in sight from the top of the step on. */}
        {children}
        <CartFields wizard={wizard} />
        <UsageSwitch usage={habit.usage} answer={habit.answer} onChoose={chooseFor} />
        <fieldset ref={group} className="mt-3">
          <legend className="sr-only">{copy.bundleGroup}</legend>
          <div className="grid gap-3">
            {shown.map((each) => (
              <BundleCard
                key={each.offer.bundleId}
                {...{ wizard, days }}
                shown={each}
                chosenId={chosen?.bundleId ?? null}
                isAdding={each.offer.bundleId === addingId}
                onChoose={choose}
                onAdd={add}
              />
            ))}
          </div>
        </fieldset>
        {more > 0 && (
          <button
            type="submit"
            form={MORE_FORM}
            name="more"
            value={isMore ? '' : '1'}
            aria-expanded={isMore}
            className="button button-quiet button-wide mt-3"
            onClick={(event) => {
              event.preventDefault()
              showMore()
            }}
          >
            {isMore ? copy.showLess : copy.showMore(more)}
            <Icon name="chevron-down" className={isMore ? 'rotate-180' : ''} />
          </button>
        )}
        <CompareTable {...{ wizard, offers, days }} chosenId={chosen?.bundleId} onChoose={choose} />
        {problem && (
          <p role="alert" className="mt-3 font-semibold text-danger">
            {problem}
          </p>
        )}
        <GoBar offer={chosen} isAdding={addingId !== null} />
      </form>
      {shown.map(({ offer: { bundleId } }) => (
        <form key={bundleId} method="post" action={href('/cart')} id={addFormId(bundleId)} hidden>
          <CartFields wizard={wizard} />
          <input type="hidden" name="bundleId" value={bundleId} />
        </form>
      ))}
    </>
  )
}

/** The way of using data that was picked last, and the answer to it; a bundle chosen by hand ends both. */
function useHabit() {
  const [{ usage, answer }, setHabit] = useState<{ usage: Usage | null; answer: string }>({ usage: null, answer: '' })
  return {
    usage,
    answer,
    say: (next: Usage, said: string) => setHabit({ usage: next, answer: said }),
    forget: () => setHabit({ usage: null, answer: '' }),
  }
}

/** A choice made before the script ran counts: whatever is checked on the page, until React renders it once more. */
function useEarlyChoice(
  group: React.RefObject<HTMLFieldSetElement | null>,
  chosenId: string | undefined,
  choose: (bundleId: string) => void,
) {
  const early = useRef({ chosenId, choose })
  useLayoutEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input[name=bundleId]:checked')?.value
    if (checked && checked !== early.current.chosenId) early.current.choose(checked)
  }, [group])
}

function CartFields({ wizard }: { wizard: WizardState }) {
  const fields = [['intent', 'add'], ...tripFields(wizard)] as const
  return fields.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}

// Light, Normal or Heavy: chooses the cheapest bundle with enough data for it, and says which one that is.
function UsageSwitch(props: { usage: Usage | null; answer: string; onChoose: (usage: Usage) => void }) {
  const { usage, answer, onChoose } = props
  return (
    <fieldset className="mt-3 noscript:hidden">
      <legend className="me-3 mb-1.5 font-bold sm:float-start sm:mb-0 sm:py-1.5">{copy.usage}</legend>
      <div className="flex flex-wrap gap-2">
        {USAGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === usage}
            className={`button button-small ${each === usage ? 'button-primary' : 'button-secondary'}`}
            onClick={() => onChoose(each)}
          >
            {copy.usageNames[each]}
          </button>
        ))}
      </div>
      <output className={answer ? 'mt-1.5 block text-sm font-semibold' : 'sr-only'}>{answer}</output>
    </fieldset>
  )
}
