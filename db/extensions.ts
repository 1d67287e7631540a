// Extensions of the embedded database: trigram indexes for searching parts of texts.
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export const EXTENSIONS = { pg_trgm }
