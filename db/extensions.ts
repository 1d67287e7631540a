// What the embedded database knows besides SQL: parts of texts by an index of three letters.
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export const EXTENSIONS = { pg_trgm }
