// What stands in an address while the server looks whether a cookie that it sent came back (`kept-cookies.ts`).
export const COOKIE_MARK = 'cookies'
export const COOKIE_SENT = 'sent'

/** The address of the current page with the mark, for `navigate`. */
export const ASKING_HERE = `?${COOKIE_MARK}=${COOKIE_SENT}`
