// The tables of the simulated wholesalers: orders, eSIMs, the data on them, and what was told about them.
import type { DatabaseSync } from 'node:sqlite'
import { addColumn } from '../database.ts'

export function createWholesaleTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS wholesale_accounts (vendor TEXT PRIMARY KEY, balance INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS wholesale_orders (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      vendor TEXT NOT NULL,
      number TEXT NOT NULL,
      reference TEXT NOT NULL,
      facts TEXT NOT NULL,
      price INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      ready_at INTEGER NOT NULL,
      UNIQUE (vendor, number)
    );
    CREATE INDEX IF NOT EXISTS wholesale_orders_by_reference ON wholesale_orders (vendor, reference);
    CREATE TABLE IF NOT EXISTS wholesale_esims (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      vendor TEXT NOT NULL,
      number TEXT NOT NULL,
      order_id INTEGER NOT NULL REFERENCES wholesale_orders (id),
      iccid TEXT NOT NULL,
      activation_code TEXT NOT NULL,
      phone TEXT NOT NULL DEFAULT 'released'
        CHECK (phone IN ('released', 'downloaded', 'installed', 'enabled', 'disabled', 'deleted')),
      ended TEXT CHECK (ended IN ('canceled', 'revoked', 'recycled')),
      installed_at INTEGER,
      used_at INTEGER,
      suspended_at INTEGER,
      end_moved_ms INTEGER NOT NULL DEFAULT 0,
      facts TEXT NOT NULL,
      UNIQUE (vendor, number)
    );
    CREATE INDEX IF NOT EXISTS wholesale_esims_by_iccid ON wholesale_esims (vendor, iccid);
    CREATE INDEX IF NOT EXISTS wholesale_esims_by_order ON wholesale_esims (order_id);
    CREATE TABLE IF NOT EXISTS wholesale_grants (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      esim_id INTEGER NOT NULL REFERENCES wholesale_esims (id),
      number TEXT NOT NULL,
      plan TEXT NOT NULL,
      kind TEXT NOT NULL,
      megabytes REAL NOT NULL,
      days REAL NOT NULL,
      reference TEXT NOT NULL,
      price INTEGER NOT NULL,
      facts TEXT NOT NULL,
      granted_at INTEGER NOT NULL,
      revoked_at INTEGER,
      order_id INTEGER REFERENCES wholesale_orders (id)
    );
    CREATE INDEX IF NOT EXISTS wholesale_grants_by_esim ON wholesale_grants (esim_id);
    CREATE TABLE IF NOT EXISTS wholesale_uses (
      id INTEGER PRIMARY KEY,
      esim_id INTEGER NOT NULL REFERENCES wholesale_esims (id),
      megabytes REAL NOT NULL,
      used_at INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS wholesale_uses_by_esim ON wholesale_uses (esim_id);
    CREATE TABLE IF NOT EXISTS wholesale_told (
      esim_id INTEGER NOT NULL REFERENCES wholesale_esims (id),
      event TEXT NOT NULL,
      PRIMARY KEY (esim_id, event)
    );
    CREATE TABLE IF NOT EXISTS wholesale_messages (
      id INTEGER PRIMARY KEY,
      esim_id INTEGER NOT NULL REFERENCES wholesale_esims (id),
      message TEXT NOT NULL,
      sent_at INTEGER NOT NULL
    );
  `)
  addColumn(database, 'wholesale_grants', 'order_id', 'INTEGER REFERENCES wholesale_orders (id)')
  database.exec('CREATE INDEX IF NOT EXISTS wholesale_grants_by_order ON wholesale_grants (order_id)')
}
