// What the network's route groups share: its book, its products, its clock, and the door where faults strike.
import type { DatabaseSync } from 'node:sqlite'
import { ANSWER_KINDS } from './answer-faults.ts'
import type { NetworkContext, Work } from './answer-faults.ts'
import type { NoteBook } from './note-book.ts'
import type { Product, ProductShelf } from './products.ts'
import type { ProfileBook } from './profile-book.ts'

export type NetworkOptions = {
  database: DatabaseSync
  clientId: string
  clientSecret: string
  now: () => Date
  /** How long a profile is prepared before it can be looked up and the callback is sent. */
  callbackDelayMs?: number
  /** The pause before a refused callback is first repeated; doubles each time. */
  callbackRetryMs?: number
  products?: Product[]
  /** Callbacks only go to this machine, and to this host if the shop runs elsewhere. */
  shopUrl?: string
}

/** One network call: the work, and the fault that may strike it at `at`. */
export type Door = (c: NetworkContext, at: string, subjects: string[], work: Work) => Promise<Response>

export type Parts = { profiles: ProfileBook; notes: NoteBook; shelf: ProductShelf; now: () => Date; door: Door }

const CALLBACK_KINDS = ['never', 'late', 'twice', 'before_answer', 'wrong_order', 'same_iccid', 'odd-notation'] as const

export const NETWORK_FAULTS: Record<string, readonly string[]> = {
  token: ANSWER_KINDS,
  allocate: ANSWER_KINDS,
  callback: CALLBACK_KINDS,
  lookup: [...ANSWER_KINDS, 'lag', 'iccid_17', 'iccid_21', 'iccid_letters', 'bad_code', 'no_code'],
  codes: [...ANSWER_KINDS, 'bad_code'],
  qrcode: ANSWER_KINDS,
  bundle: ANSWER_KINDS,
  history: [...ANSWER_KINDS, 'missing'],
  topup: ANSWER_KINDS,
  list: ANSWER_KINDS,
  release: ANSWER_KINDS,
  console: ANSWER_KINDS,
  account: ANSWER_KINDS,
}
