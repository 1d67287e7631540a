// Counts the statements of the embedded database.
import type { PGlite, Transaction } from '@electric-sql/pglite'

const isUnawaited = (text: string) => text.includes("set_config('synchronous_commit', 'off'")
/** Whether it waits for the disk. */
const isWriting = (text: string) => /\b(insert into|update|delete from)\b/.test(text) && !isUnawaited(text)

/** Counts from now on. */
export function countAsked(engine: PGlite) {
  const counted = { statements: 0, transactions: 0, writing: 0 }
  const query = engine.query.bind(engine)
  const transaction = engine.transaction.bind(engine)
  engine.query = (text: string, ...more: unknown[]) => {
    counted.statements += 1
    counted.transactions += 1
    if (isWriting(text)) counted.writing += 1
    return Reflect.apply(query, engine, [text, ...more])
  }
  engine.transaction = <Answer>(work: (tx: Transaction) => Promise<Answer>) =>
    transaction(async (tx) => {
      counted.statements += 2
      counted.transactions += 1
      let hasWritten = false
      const inside = tx.query.bind(tx)
      tx.query = (text: string, ...more: unknown[]) => {
        counted.statements += 1
        hasWritten ||= isWriting(text)
        return Reflect.apply(inside, tx, [text, ...more])
      }
      const answer = await work(tx)
      if (hasWritten) counted.writing += 1
      return answer
    })
  return counted
}
