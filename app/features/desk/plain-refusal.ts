// A form of a dashboard that cannot be carried out, with nothing more to say than why.
import type { PageAnswer } from '#app/http/form-action.ts'

export type PlainRefusal = { kind: 'refused'; message: string }

export const refusePlainly = (message: string, status: number): PageAnswer<PlainRefusal> => ({
  answer: { kind: 'refused', message },
  status,
})
