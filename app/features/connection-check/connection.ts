// What the questions of 'Am I connected?' came to: read from a form, carried in an address, written as a draft to support.
import { href } from 'react-router'
import { connectionCopy } from '#app/copy/delivery/connection.ts'
import { CONNECTION_QUESTIONS, type ConnectionAnswer, type ConnectionQuestion } from './questions.ts'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'

export type ConnectionAnswers = Partial<Record<ConnectionQuestion, ConnectionAnswer>>

const STATUSES: readonly BundleStatus[] = ['Not Activated', 'Active', 'Depleted', 'Expired']
const LETTERS = { y: 'yes', n: 'no' } as const

export function readAnswers(form: FormData): ConnectionAnswers {
  return Object.fromEntries(
    CONNECTION_QUESTIONS.flatMap((question) => {
      const said = form.get(question)
      return said === 'yes' || said === 'no' ? [[question, said]] : []
    }),
  )
}

export const readStatus = (said: unknown): BundleStatus | null => STATUSES.find((known) => known === said) ?? null

/** One letter for each question, '-' where none was given: an address carries no words of anybody. */
const packAnswers = (answers: ConnectionAnswers): string =>
  CONNECTION_QUESTIONS.map((question) => answers[question]?.slice(0, 1) ?? '-').join('')

export function supportDraftPath(reference: string, answers: ConnectionAnswers, status: BundleStatus | null): string {
  const said = { reference, connection: packAnswers(answers), ...(status && { network: status }) }
  return `${href('/support')}?${new URLSearchParams(said).toString()}`
}

/** The draft message to support that this address asks for; null if none. */
export function connectionDraft(search: URLSearchParams): { subject: string; message: string } | null {
  const packed = search.get('connection') ?? ''
  if (!/^[yn-]+$/.test(packed) || packed.length !== CONNECTION_QUESTIONS.length) return null

  const copy = connectionCopy.draft
  const lines = CONNECTION_QUESTIONS.map((question, at) => {
    const letter = packed.charAt(at)
    const answer = letter === 'y' || letter === 'n' ? LETTERS[letter] : 'open'
    return `- ${copy.short[question]}: ${copy.answers[answer]}`
  })
  const network = copy.network(readStatus(search.get('network')))
  return { subject: copy.subject, message: [copy.lead, '', network, ...lines, '', copy.phone].join('\n') }
}
