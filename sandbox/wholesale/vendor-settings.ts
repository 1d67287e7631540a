// What is set for one simulated wholesaler: the size of its catalog, where its webhooks go.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

export type VendorSettings = ReturnType<typeof openVendorSettings>

const settingRow = z.object({ value: z.string() })

export function openVendorSettings(database: DatabaseSync, vendor: string) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS wholesale_settings (
      vendor TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (vendor, name)
    );
  `)
  return {
    get(name: string): string | null {
      const row = database
        .prepare('SELECT value FROM wholesale_settings WHERE vendor = ? AND name = ?')
        .get(vendor, name)
      return row === undefined ? null : settingRow.parse(row).value
    },
    set: (name: string, value: string): void =>
      void database
        .prepare('INSERT OR REPLACE INTO wholesale_settings (vendor, name, value) VALUES (?, ?, ?)')
        .run(vendor, name, value),
  }
}
