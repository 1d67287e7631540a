// Passwords with Node's own argon2id, two at once, and a list of leaked ones from a package.
import type { Passwords } from '#ports/passwords.ts'
import { hashPassword, isPassword } from './argon2.ts'
import { findRoom } from './hashing-lanes.ts'
import { isLeaked } from './leaked-passwords.ts'

export const argon2Passwords: Passwords = { hashPassword, isPassword, findRoom, isLeaked }
