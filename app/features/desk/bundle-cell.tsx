// What an order in a list bought: for how many, how much data, and what it is if no eSIM was bought with it.
import { sizeWords } from '#values/data-allowance.ts'

type ListedOrder = {
  data: string
  zone: string
  isTopUp: boolean
  isReplacement: boolean
  quantity: number
  traveler: number | null
}
type KindWords = { topUp: string; replacement: string; traveler: (number: number) => string }

export function BundleCell({ order, words }: { order: ListedOrder; words: KindWords }) {
  const { data, zone, quantity } = order
  const kind = kindOf(order, words)
  return (
    <>
      <span className="whitespace-nowrap">
        {quantity > 1 && `${quantity} × `}
        {sizeWords(data)}
      </span>
      <span className="data-cell-more">{kind === null ? zone : `${kind}, ${zone}`}</span>
    </>
  )
}

function kindOf({ isTopUp, isReplacement, traveler }: ListedOrder, words: KindWords): string | null {
  if (isTopUp) return words.topUp
  if (isReplacement) return words.replacement
  return traveler === null ? null : words.traveler(traveler)
}
