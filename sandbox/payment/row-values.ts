// Reads a column of a row as the type it is stored as, and throws if it is something else.
import type { SQLOutputValue } from 'node:sqlite'

type Row = Record<string, SQLOutputValue>

export function textOf(row: Row, name: string): string {
  const value = row[name]
  if (typeof value !== 'string') throw new Error(`column ${name} holds no text`)

  return value
}

export function textOrNull(row: Row, name: string): string | null {
  return row[name] === null ? null : textOf(row, name)
}

export function numberOf(row: Row, name: string): number {
  const value = row[name]
  if (typeof value !== 'number') throw new Error(`column ${name} holds no number`)

  return value
}
