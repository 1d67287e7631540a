// Customer records by e-mail (storefront rules §4 "Checkout and order", step 2).
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notLike,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { keysetOf } from '#db/keyset.ts'
import { containing } from '#db/containing.ts'
import type { Database } from '#db/database.ts'
import { users } from '#db/schema/users.ts'
import { normalizeEmail } from '#shop/values/email.ts'
import type { Cursor } from '#shop/values/keyset.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shop/values/language.ts'
import { isUuid } from '#shop/values/uuid.ts'
import { ERASED_DOMAIN, erasedAddress } from './erased-account.ts'

export type Customer = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'email'
  | 'fullName'
  | 'accountType'
  | 'businessId'
  | 'emailVerified'
  | 'mailLanguage'
  | 'disabledAt'
  | 'createdAt'
>
/** A role, and the business that it works for. */
type Place = Pick<Customer, 'accountType' | 'businessId'>
export type CustomerStore = ReturnType<typeof customerStore>

/** What is left of a record that names nobody. */
const nobody = {
  fullName: '',
  emailVerified: false,
  accountType: 'own-user',
  businessId: null,
  country: null,
  ip: null,
  taxRate: null,
  mailLanguage: DEFAULT_LANGUAGE,
  disabledAt: null,
} as const

/** An account that is somebody's: what an erasure left is written to no more. */
const living = (id: string) => and(eq(users.id, id), notLike(users.email, `%${ERASED_DOMAIN}`))

/** For a role of those who are no customers; written as its index is. */
const hasRole = (role: string) => and(eq(users.accountType, role), sql`account_type <> 'own-user'`)

export function customerStore({ db, tx }: Database) {
  const first = async (condition: SQL | undefined): Promise<Customer | null> =>
    (await db().select().from(users).where(condition).limit(1))[0] ?? null

  return {
    /** Null also for what is no id of ours: forms name people too. */
    find: async (id: string) => (isUuid(id) ? first(eq(users.id, id)) : null),
    findByEmail: (email: string) => first(sql`lower(${users.email}) = ${email}`),
    hasRole: async (accountType: string) => (await first(hasRole(accountType))) !== null,

    /** The mailbox answered: from now on the record is somebody's, under the name that they gave. */
    verify: (id: string, fullName?: string) =>
      db().update(users).set({ emailVerified: true, fullName }).where(living(id)),

    /** Everything that the record says about the person, for the person. */
    findRecord: async (id: string) => (await db().select().from(users).where(eq(users.id, id)).limit(1))[0] ?? null,

    /** Name or address, by id, of these accounts as they are today; whoever is gone, and what is no id of ours, is left out. */
    readNames: async (actors: (string | null)[]): Promise<Map<string, string>> => {
      const ids = [...new Set(actors)].filter((id): id is string => id !== null && isUuid(id))
      if (ids.length === 0) return new Map()
      const found = await db()
        .select({ id: users.id, fullName: users.fullName, email: users.email })
        .from(users)
        .where(and(inArray(users.id, ids), notLike(users.email, `%${ERASED_DOMAIN}`)))
      return new Map(found.map(({ id, fullName, email }) => [id, fullName || email]))
    },

    /** The newest customers whose address or name holds this text (lower case). */
    search: (text: string, most: number): Promise<Customer[]> =>
      db()
        .select()
        .from(users)
        .where(
          and(
            notLike(users.email, `%${ERASED_DOMAIN}`),
            or(containing(users.email, text), containing(users.fullName, text)),
          ),
        )
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(most),

    /** At most `most` customers from the cursor on; `search` is the beginning of an address or a part of a name, lower case. */
    list: (search: string | null, cursor: Cursor | null, most: number): Promise<Customer[]> => {
      const isUp = cursor?.direction === 'before'
      const { beyond, sorted } = keysetOf(cursor, { by: users.createdAt, id: users.id, isUp })
      const isFound =
        search === null
          ? undefined
          : or(
              sql`starts_with(lower(${users.email}), ${search})`,
              sql`position(${search} in lower(${users.fullName})) > 0`,
            )
      return db()
        .select()
        .from(users)
        .where(and(notLike(users.email, `%${ERASED_DOMAIN}`), isFound, beyond))
        .orderBy(...sorted)
        .limit(most)
    },

    /** Moves an account to another role, and to a business for a partner's; false when it stands elsewhere by now, or nobody's mailbox answered. */
    moveRole: async (id: string, from: Place, to: Place): Promise<boolean> => {
      const moved = await db()
        .update(users)
        .set({ accountType: to.accountType, businessId: to.businessId })
        .where(
          and(
            eq(users.id, id),
            eq(users.accountType, from.accountType),
            sql`${users.businessId} is not distinct from ${from.businessId}`,
            eq(users.emailVerified, true),
          ),
        )
        .returning({ id: users.id })
      return moved.length > 0
    },

    /** Nobody signs in as this account until it is enabled again; false when that is so already. */
    setDisabled: async (id: string, disabledAt: Date | null): Promise<boolean> => {
      const set = await db()
        .update(users)
        .set({ disabledAt })
        .where(and(living(id), disabledAt ? isNull(users.disabledAt) : isNotNull(users.disabledAt)))
        .returning({ id: users.id })
      return set.length > 0
    },

    rename: (id: string, fullName: string) => db().update(users).set({ fullName }).where(living(id)),

    saveMailLanguage: (id: string, mailLanguage: Language) =>
      db().update(users).set({ mailLanguage }).where(living(id)),

    /** What the account of an address (in any case) chose for its mails; English for addresses without one. */
    findMailLanguage: async (email: string): Promise<Language> =>
      (await first(sql`lower(${users.email}) = ${normalizeEmail(email)}`))?.mailLanguage ?? DEFAULT_LANGUAGE,

    /** The same for a query that knows the address in lower case; null without such an account. */
    mailLanguageOf: (email: SQLWrapper): SQL<Language | null> =>
      sql`(select ${users.mailLanguage} from ${users} where lower(${users.email}) = ${email} limit 1)`,

    /** Keeps the account at its address until the transaction ends; false when it is no longer there. */
    stayAt: async (id: string, email: string): Promise<boolean> =>
      (
        await db()
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, id), eq(users.email, email)))
          .for('update')
      ).length > 0,

    /** The new mailbox answered. */
    changeEmail: (id: string, email: string) =>
      db().update(users).set({ email, emailVerified: true }).where(living(id)),

    /** Leaves a record that names nobody, for the orders that stay. */
    anonymise: (id: string) =>
      db()
        .update(users)
        .set({ ...nobody, email: erasedAddress(id) })
        .where(eq(users.id, id)),

    /** Who works for a business, the oldest first. */
    listOfBusiness: (businessId: string): Promise<Customer[]> =>
      db().select().from(users).where(eq(users.businessId, businessId)).orderBy(asc(users.createdAt), asc(users.id)),

    /** Records from before then of people who never showed that they read their mail, and whose orders name nobody. */
    forgetStrangers: async (before: Date, most: number): Promise<number> => {
      const hasOrder = sql`exists (
        select 1 from order_history o where o.user_id = users.id and o.user_email not like ${`%${ERASED_DOMAIN}`})`
      const some = db()
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            eq(users.emailVerified, false),
            eq(users.accountType, 'own-user'),
            notLike(users.email, `%${ERASED_DOMAIN}`),
            lt(users.createdAt, before),
            sql`not ${hasOrder}`,
          ),
        )
        .limit(most)
      const gone = await db()
        .update(users)
        .set({ ...nobody, email: sql`'deleted-' || ${users.id} || ${ERASED_DOMAIN}` })
        .where(inArray(users.id, some))
        .returning({ id: users.id })
      return gone.length
    },

    /** The network addresses of records from before then. */
    forgetAddresses: async (before: Date, most: number): Promise<number> => {
      const some = db()
        .select({ id: users.id })
        .from(users)
        .where(and(isNotNull(users.ip), lt(users.createdAt, before)))
        .limit(most)
      const gone = await db().update(users).set({ ip: null }).where(inArray(users.id, some)).returning({ id: users.id })
      return gone.length
    },

    /** The oldest first. */
    listByRole: (accountType: string): Promise<Customer[]> =>
      db().select().from(users).where(hasRole(accountType)).orderBy(asc(users.createdAt), asc(users.id)),

    /**
     * Takes a role away, unless nobody would be left with it. All who have it are locked meanwhile: two who revoke each
     * other at once cannot both be right.
     */
    demote: (id: string, accountType: string): Promise<'demoted' | 'last' | 'not_held'> =>
      tx(async () => {
        const holders = await db()
          .select({ id: users.id })
          .from(users)
          .where(hasRole(accountType))
          .orderBy(asc(users.id))
          .for('update')
        if (!holders.some((holder) => holder.id === id)) return 'not_held'
        if (holders.length === 1) return 'last'
        await db().update(users).set({ accountType: 'own-user' }).where(eq(users.id, id))
        return 'demoted'
      }),

    /** The server alone decides what an account may do. These roles work for no business. */
    saveRole: (id: string, accountType: 'own-admin' | 'super-admin') =>
      db().update(users).set({ accountType, businessId: null }).where(living(id)),

    /**
     * The id of the customer with this e-mail (lowercase, trimmed), made as 'own-user' when there is none.
     * An existing record keeps its name and its type: an order form proves nothing about the mailbox.
     */
    findOrCreate: async (customer: {
      id: string
      email: string
      fullName: string
      country: string | null
      ip: string | null
      taxRate: string | null
      now: Date
    }): Promise<string> => {
      const [made] = await db()
        .insert(users)
        .values({
          id: customer.id,
          email: customer.email,
          fullName: customer.fullName,
          accountType: 'own-user',
          country: customer.country,
          ip: customer.ip,
          taxRate: customer.taxRate,
          createdAt: customer.now,
        })
        .onConflictDoNothing()
        .returning({ id: users.id })
      if (made) return made.id
      const [row] = await db()
        .select({ id: users.id })
        .from(users)
        .where(sql`lower(${users.email}) = ${customer.email}`)
        .limit(1)
      if (!row) throw new Error('The customer record vanished between insert and read.')
      return row.id
    },

    exists: async (id: string) =>
      (await db().select({ id: users.id }).from(users).where(eq(users.id, id)).limit(1)).length > 0,
  }
}
