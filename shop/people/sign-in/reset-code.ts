// The code that lets a reset link work outside the browser that requested it. Whoever only reads the email doesn't know
// the code, and whoever only sees the code has no link.
import { fingerprint, isSameText, type TokenMaker } from '#values/secret.ts'

const DIGITS = 6

/**
 * What a browser shows that requested links, by the secret that it holds. It is the same for each of its links, so that
 * a second email doesn't change the code on the screen.
 */
export const resetCodeOf = (makeToken: TokenMaker, holder: string): string =>
  String(Buffer.from(makeToken(`reset code of ${holder}`), 'base64url').readUIntBE(0, 6) % 10 ** DIGITS).padStart(
    DIGITS,
    '0',
  )

export type ResetLink = {
  userId: string
  /** The account together with the address that the link was sent to. */
  account: string
  holderMark: string
  codeMark: string
}

/** Stored with the link: nobody who reads it learns the code or the browser's secret. */
export function writeResetLink(makeToken: TokenMaker, link: { userId: string; email: string; holder: string }): string {
  const { userId, email, holder } = link
  const code = resetCodeOf(makeToken, holder)
  return [accountOf(userId, email), fingerprint(holder), codeMark(makeToken, userId, code)].join(' ')
}

/** Null for a text that isn't such a link. */
export function readResetLink(stored: string | null): ResetLink | null {
  const [userId = '', email = '', holderMark = '', mark = ''] = stored?.split(' ') ?? []
  return mark === '' ? null : { userId, account: `${userId} ${email}`, holderMark, codeMark: mark }
}

/** Whether the account still has the address that the link was sent to. */
export const isForAccount = (link: ResetLink, { id, email }: { id: string; email: string }): boolean =>
  link.account === accountOf(id, email)

export const isHeldBy = (link: ResetLink, holder: string | null): boolean =>
  holder !== null && isSameText(link.holderMark, fingerprint(holder))

/** `code` in digits alone. */
export const isCodeOf = (makeToken: TokenMaker, link: ResetLink, code: string): boolean =>
  isSameText(link.codeMark, codeMark(makeToken, link.userId, code))

const accountOf = (userId: string, email: string) => `${userId} ${fingerprint(email)}`
const codeMark = (makeToken: TokenMaker, userId: string, code: string) => makeToken(`reset code ${userId} ${code}`)
