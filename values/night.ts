/** When whole histories are read: night hours in the shop's own time zone. */
const NIGHT = { from: 2, until: 6 }

/** Whether it is night in this time zone (IANA name). */
export function isNight(now: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))
  return hour >= NIGHT.from && hour < NIGHT.until
}
