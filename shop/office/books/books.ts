// The books: our tables, compared with themselves and with the vendors.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { checkAllBooks } from './check-all-books.ts'
import { checkBooks } from './check-books.ts'
import { listDifferences } from './list-differences.ts'

export const createBooks = (base: Base) => bind(base, { checkBooks, checkAllBooks, listDifferences })
