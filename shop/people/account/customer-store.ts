// Customer records by email address (storefront rules §4 "Checkout and order", step 2).
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
import { keysetOf, containing } from '#db/query/conditions.ts'
import type { Database } from '#db/database.ts'
import { kept, type Statement } from '#db/query/kept.ts'
import { readRows } from '#db/query/read-rows.ts'
import { users } from '#db/schema/people/users.ts'
import { normalizeEmail } from '#values/email.ts'
import type { Cursor } from '#values/keyset.ts'
import { DEFAULT_LANGUAGE, type Language } from '#values/language.ts'
import { isUuid } from '#values/uuid.ts'
import { ERASED_DOMAIN, erasedAddress } from './erased-account.ts'
import { SHOP_RUNNERS, type LimitedRole } from './role.ts'

export type Customer = Pick<
  typeof users.$inferSelect,
  | 'id'
  | 'email'
  | 'fullName'
  | 'accountType'
  | 'businessId'
  | 'refundLimitCents'
  | 'emailVerified'
  | 'mailLanguage'
  | 'disabledAt'
  | 'createdAt'
>
/** A role, and the business it works for. */
type Place = Pick<Customer, 'accountType' | 'businessId'> & Partial<Pick<Customer, 'refundLimitCents'>>
export type CustomerStore = ReturnType<typeof customerStore>

/** What is left of an erased record. */
const nobody = {
  fullName: '',
  emailVerified: false,
  accountType: 'own-user',
  businessId: null,
  refundLimitCents: null,
  country: null,
  ip: null,
  taxRate: null,
  mailLanguage: DEFAULT_LANGUAGE,
  disabledAt: null,
} as const

/** An account that hasn't been erased; erased records are never written again. */
const living = (id: string) => and(eq(users.id, id), notLike(users.email, `%${ERASED_DOMAIN}`))

/** For staff and partner roles; written like its index. */
const hasRole = (role: string) => and(eq(users.accountType, role), sql`account_type <> 'own-user'`)

type NewCustomer = Pick<typeof users.$inferSelect, 'id' | 'email' | 'fullName' | 'country' | 'ip' | 'taxRate'> & {
  /** Of the page where they bought or signed up; English unless told. */
  mailLanguage?: Language | null | undefined
  now: Date
}

export function customerStore({ db }: Database) {
  const first = async (condition: SQL | undefined): Promise<Customer | null> =>
    (await db().select().from(users).where(condition).limit(1))[0] ?? null
  const created: Statement<NewCustomer> = kept(() =>
    db()
      .insert(users)
      .values({
        id: sql.placeholder('id'),
        email: sql.placeholder('email'),
        fullName: sql.placeholder('fullName'),
        accountType: 'own-user',
        country: sql.placeholder('country'),
        ip: sql.placeholder('ip'),
        taxRate: sql.placeholder('taxRate'),
        mailLanguage: sql.placeholder('mailLanguage'),
        createdAt: sql.placeholder('now'),
      })
      .onConflictDoNothing()
      .returning({ id: users.id }),
  )

  return {
    /** Null also for an invalid ID, because forms contain IDs too. */
    find: async (id: string) => (isUuid(id) ? first(eq(users.id, id)) : null),
    findByEmail: (email: string) => first(sql`lower(${users.email}) = ${email}`),
    hasRole: async (accountType: string) => (await first(hasRole(accountType))) !== null,

    /** The mailbox is confirmed: from now on, the record belongs to its owner, under the name they gave. */
    verify: (id: string, fullName?: string) =>
      db().update(users).set({ emailVerified: true, fullName }).where(living(id)),

    /** Everything the record says about the person, for their data export. */
    findRecord: async (id: string) => (await db().select().from(users).where(eq(users.id, id)).limit(1))[0] ?? null,

    /** The current name or address of these accounts, by ID. Erased accounts and invalid IDs are left out. */
    readNames: async (actors: (string | null)[]): Promise<Map<string, string>> => {
      const ids = [...new Set(actors)].filter((id): id is string => id !== null && isUuid(id))
      if (ids.length === 0) return new Map()
      const found = await db()
        .select({ id: users.id, fullName: users.fullName, email: users.email })
        .from(users)
        .where(and(inArray(users.id, ids), notLike(users.email, `%${ERASED_DOMAIN}`)))
      return new Map(found.map(({ id, fullName, email }) => [id, fullName || email]))
    },

    /** The newest customers whose address or name contains this text (lowercase). */
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

    /**
     * At most `most` customers from the cursor on; `search` is the beginning of an address or part of a name,
     * lowercase.
     */
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

    /**
     * Changes an account's role, its business for a partner role, and its limit for an agent; false if it has changed in
     * the meantime, or its mailbox was never confirmed.
     */
    moveRole: async (id: string, from: Place, to: Place): Promise<boolean> => {
      const moved = await db()
        .update(users)
        .set({ refundLimitCents: null, ...to })
        .where(
          and(
            eq(users.id, id),
            eq(users.accountType, from.accountType),
            sql`${users.businessId} is not distinct from ${from.businessId}`,
            sql`${users.refundLimitCents} is not distinct from ${from.refundLimitCents ?? null}::integer`,
            eq(users.emailVerified, true),
          ),
        )
        .returning({ id: users.id })
      return moved.length > 0
    },

    /** Nobody can sign in to this account until it is enabled again; false if nothing changes. */
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

    /** The email language that this address's account (in any case) chose; English for addresses without one. */
    findMailLanguage: async (email: string): Promise<Language> =>
      (await first(sql`lower(${users.email}) = ${normalizeEmail(email)}`))?.mailLanguage ?? DEFAULT_LANGUAGE,

    /** The same inside a query that has the address in lowercase; null without such an account. */
    mailLanguageOf: (email: SQLWrapper): SQL<Language | null> =>
      sql`(select ${users.mailLanguage} from ${users} where lower(${users.email}) = ${email} limit 1)`,

    /** Locks the account at this address until the transaction ends; false if it is no longer there. */
    stayAt: async (id: string, email: string): Promise<boolean> =>
      (
        await db()
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, id), eq(users.email, email)))
          .for('update')
      ).length > 0,

    /** The new mailbox is confirmed. */
    changeEmail: (id: string, email: string) =>
      db().update(users).set({ email, emailVerified: true }).where(living(id)),

    /** Leaves a record without personal data, for the orders that stay. */
    anonymise: (id: string) =>
      db()
        .update(users)
        .set({ ...nobody, email: erasedAddress(id) })
        .where(eq(users.id, id)),

    /** Who works for a business, oldest first. */
    listOfBusiness: (businessId: string): Promise<Customer[]> =>
      db().select().from(users).where(eq(users.businessId, businessId)).orderBy(asc(users.createdAt), asc(users.id)),

    /** Records from before then of people who never confirmed their mailbox, and whose orders name nobody; returns their IDs. */
    forgetStrangers: async (before: Date, most: number): Promise<string[]> => {
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
      return gone.map(({ id }) => id)
    },

    /** The IP addresses in records from before then. */
    forgetAddresses: async (before: Date, most: number): Promise<number> => {
      const some = db()
        .select({ id: users.id })
        .from(users)
        .where(and(isNotNull(users.ip), lt(users.createdAt, before)))
        .limit(most)
      const gone = await db().update(users).set({ ip: null }).where(inArray(users.id, some)).returning({ id: users.id })
      return gone.length
    },

    /** Oldest first. */
    listByRole: (accountType: string): Promise<Customer[]> =>
      db().select().from(users).where(hasRole(accountType)).orderBy(asc(users.createdAt), asc(users.id)),

    /** Everyone who runs the shop, locked until the transaction ends, so that no two of them remove each other. */
    lockStaff: () =>
      db()
        .select({ id: users.id, accountType: users.accountType, disabledAt: users.disabledAt })
        .from(users)
        .where(and(inArray(users.accountType, [...SHOP_RUNNERS]), sql`account_type <> 'own-user'`))
        .orderBy(asc(users.id))
        .for('update'),

    /** Only the server decides what an account may do. These roles work for no business, and an agent starts without refunds. */
    saveRole: (id: string, accountType: 'own-user' | 'own-admin' | 'super-admin' | LimitedRole) =>
      db().update(users).set({ accountType, businessId: null, refundLimitCents: null }).where(living(id)),

    /**
     * The ID of the customer with this email address (lowercase, trimmed), created as 'own-user' if there is none. An
     * existing record keeps its name and type, because an order form proves nothing about the mailbox.
     */
    findOrCreate: async (customer: NewCustomer): Promise<string> => {
      const [made] = await readRows(
        db(),
        created({ ...customer, mailLanguage: customer.mailLanguage ?? DEFAULT_LANGUAGE }),
        {
          id: users.id,
        },
      )
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
