/** For how many days after the day of the order consumers may withdraw (Directive 2011/83). */
export const WITHDRAWAL_DAYS = 14
