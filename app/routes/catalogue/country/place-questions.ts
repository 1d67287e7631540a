// Three questions, answered from what is sold; the page and search engines get the same words.
import { countryPageCopy } from '#app/copy/catalogue/country-page.ts'
import { USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import { planWords } from './plan-words.ts'
import type { PlaceData } from './read-place.ts'

export type PlaceQuestion = { question: string; answer: string }

const A_WEEK = 7

export function placeQuestions(place: PlaceData, vatBasisPoints: number): PlaceQuestion[] {
  const { howMuch, start, around, zone } = countryPageCopy.questions
  const { name } = place
  const week = place.trips.find(({ days }) => days === A_WEEK)
  const sums = USAGES.flatMap((usage) => {
    const plan = week?.plans[usage]
    return plan ? [howMuch.sum(usage, planWords(plan, vatBasisPoints))] : []
  })
  const near = place.around
  return [
    { question: howMuch.question(name), answer: howMuch.answer(sums) },
    { question: start.question, answer: place.starts === 'first use' ? start.firstUse : start.other },
    place.country === null
      ? { question: zone.question(name), answer: zone.answer }
      : {
          question: around.question(name),
          answer: near ? around.some(near.names, near.zone, planWords(near.plan, vatBasisPoints)) : around.none(name),
        },
  ]
}
