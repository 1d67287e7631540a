// Whether a PostgreSQL database contains anything yet.
import { Client } from 'pg'

export async function isEmptyPostgres(databaseUrl: string): Promise<boolean> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const answer = await client.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    )
    return answer.rowCount === 0
  } finally {
    await client.end()
  }
}
