// A form of a dashboard that cannot be carried out, with nothing more to say than why.
import { data } from 'react-router'

export type PlainRefusal = { kind: 'refused'; message: string }

export const refusePlainly = (message: string, status: number) =>
  data<PlainRefusal>({ kind: 'refused', message }, status)
