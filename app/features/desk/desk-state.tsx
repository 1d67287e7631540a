// The state of an order: the word says it, the color repeats it.
export const DeskState = ({ state, words }: { state: string; words: string }) => (
  <span className="desk-state" data-state={state}>
    {words}
  </span>
)
