// The network's tables: profiles, requests, data added, and data used.
import type { DatabaseSync } from 'node:sqlite'

export function createNetworkTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS network_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS network_sequence (number INTEGER PRIMARY KEY AUTOINCREMENT);
    CREATE TABLE IF NOT EXISTS network_profiles (
      iccid TEXT PRIMARY KEY,
      activation_code TEXT NOT NULL UNIQUE,
      created_at INTEGER NOT NULL,
      installed_at INTEGER,
      released_at INTEGER
    );
    CREATE TABLE IF NOT EXISTS network_allocations (
      request_id TEXT PRIMARY KEY,
      custom_reference TEXT NOT NULL,
      bundle_id TEXT NOT NULL,
      iccid TEXT NOT NULL REFERENCES network_profiles (iccid),
      ready_at INTEGER NOT NULL,
      created_at INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS network_allocations_by_reference ON network_allocations (custom_reference);
    CREATE INDEX IF NOT EXISTS network_allocations_by_iccid ON network_allocations (iccid);
    CREATE TABLE IF NOT EXISTS network_grants (
      id INTEGER PRIMARY KEY,
      iccid TEXT NOT NULL REFERENCES network_profiles (iccid),
      bundle_id TEXT NOT NULL,
      megabytes REAL NOT NULL,
      validity_days REAL NOT NULL,
      reference TEXT NOT NULL,
      granted_at INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS network_grants_by_iccid ON network_grants (iccid);
    CREATE TABLE IF NOT EXISTS network_ends (
      iccid TEXT PRIMARY KEY REFERENCES network_profiles (iccid),
      moved_ms INTEGER NOT NULL
    );
    CREATE TABLE IF NOT EXISTS network_uses (
      id INTEGER PRIMARY KEY,
      iccid TEXT NOT NULL REFERENCES network_profiles (iccid),
      megabytes REAL NOT NULL,
      used_at INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS network_uses_by_iccid ON network_uses (iccid);
    CREATE TABLE IF NOT EXISTS network_notes (
      id INTEGER PRIMARY KEY,
      iccid TEXT NOT NULL REFERENCES network_profiles (iccid),
      kind TEXT NOT NULL CHECK (kind IN ('alias', 'roaming', 'product', 'sms', 'refresh')),
      body TEXT NOT NULL,
      noted_at INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS network_notes_by_iccid ON network_notes (iccid, kind);
  `)
}
