// What each form has under way, so that a page whose server was lost can stay exactly as it was.
export type SentForm = {
  /** The answer that the page showed when the form was sent; it stays when no newer one arrives. */
  before: unknown
  /** Called when the server could not be reached. */
  lose: () => void
}

const underWay = new Map<string, SentForm>()

const keyOf = (method: string, address: string) =>
  `${method.toUpperCase()} ${new URL(address, window.location.href).pathname}`

/** A form leaves for this address. The latest one counts: a page sends one at a time. */
export const noteSent = (method: string, address: string, form: SentForm): void => {
  underWay.set(keyOf(method, address), form)
}

/** The form that made this request, returned once; undefined if no form did. */
export function takeSent({ method, url }: Request): SentForm | undefined {
  const key = keyOf(method, url)
  const form = underWay.get(key)
  underWay.delete(key)
  return form
}
