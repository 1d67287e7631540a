// GET /install/calendar.ics: reminders of the eSIM's days for any calendar, without a code or a number of the eSIM inside.
import { href } from 'react-router'
import { pathHere } from '#app/language/address.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { tripName } from '#app/language/trip-name.ts'
import { installPageCopy, type EsimRules } from '#app/copy/delivery/install-page.ts'
import { shopContext, atOf, brandContext, publicUrlContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import { isSettled, type Order } from '#shop/sales/order/order.ts'
import { addDays, type DateOnly, dateOnlyOf } from '#values/date.ts'
import type { StartRule } from '#values/network-package.ts'
import { findEsimOrder, readReference } from '#app/features/order-access/open-order.ts'
import { fileAnswer } from '#app/http/file-answer.ts'
import { askNetwork } from './install-action.ts'
import type { Route } from './+types/calendar.ts'

// Which days a calendar should remind of: the evening at home, the arrival, and the end.

type Reminder = { kind: 'install' | 'roaming' | 'expires'; on: DateOnly }

/**
 * The install day is the one before the arrival, tomorrow when no arrival is known, and today when it is that late; an
 * eSIM that was activated is installed already. One whose days may start with its installation is installed on the day
 * of the arrival. Days that are over are left out.
 */
type ListedTrip = { arrival: DateOnly | null; expiresAt: Date | null; today: DateOnly; startsAt: StartRule | null }

export function listReminders({ arrival, expiresAt, today, startsAt }: ListedTrip): Reminder[] {
  const isAhead = arrival !== null && arrival >= today
  const isEarlyFree = startsAt === 'first use' || startsAt === 'purchase'
  const eve = isAhead ? addDays(arrival, isEarlyFree ? -1 : 0) : addDays(today, 1)
  const days: Reminder[] = [
    ...(expiresAt ? [] : [{ kind: 'install' as const, on: eve < today ? today : eve }]),
    ...(isAhead ? [{ kind: 'roaming' as const, on: arrival }] : []),
    ...(expiresAt ? [{ kind: 'expires' as const, on: dateOnlyOf(expiresAt, 'UTC') }] : []),
  ]
  return days.filter(({ on }) => on >= today)
}

const copy = installPageCopy.calendar
/** At nine in the morning of the traveler's own day; of the end, at nine on the day before. */
const ALARM_AT_SECONDS = 9 * 3600
const DAY_SECONDS = 86_400

export async function loader({ request, context }: Route.LoaderArgs) {
  const { order, status } = await findEsimOrder(request, context, readReference(request))
  if (!order || !isSettled(order)) return noCalendar(order ? 404 : status)

  const shop = context.get(shopContext)
  if (await shop.inbox.isWithdrawn(order)) return noCalendar(404)
  const expiresAt = await expiryOf(context, order)
  const { startsAt } = factsOfOrder(await shop.catalogue.viewCatalogue(atOf(context)), order)
  const arrival = await shop.gifts.findArrival(order)
  const reminders = listReminders({ arrival, expiresAt, today: shop.today(), startsAt })
  // A calendar file has to have something in it.
  if (reminders.length === 0) return noCalendar(404)
  const rules = { startsAt, isToppable: await shop.topUps.isTopUpSold(order) }
  return fileAnswer('ics', copy.file, await calendarOf(context, order, reminders, rules))
}

// A network that does not answer costs the calendar its last day, and nothing else.
async function expiryOf(context: Context, order: Order): Promise<Date | null> {
  if (order.iccid === null) return null
  const found = await askNetwork(context, order, order.iccid)
  return found.ok ? found.esim.expiresAt : null
}

async function calendarOf(context: Context, order: Order, reminders: Reminder[], rules: EsimRules): Promise<string> {
  const { default: ical, ICalAlarmRelatesTo, ICalAlarmType } = await import('ical-generator')
  const { name } = context.get(brandContext)
  const publicUrl = context.get(publicUrlContext)
  const calendar = ical({
    name: copy.name(name),
    prodId: { company: name, product: 'eSIM reminders', language: currentLanguage().toUpperCase() },
  })
  for (const { kind, on } of reminders) {
    const { title, text } = copy.events[kind]
    const event = calendar.createEvent({
      id: `${kind}.${order.id}@${new URL(publicUrl).hostname}`,
      start: midnight(on),
      end: midnight(addDays(on, 1)),
      stamp: order.createdAt,
      allDay: true,
      summary: title(tripName(order.bundle)),
      description: text(rules),
      url: `${publicUrl}${pathHere(href('/install'))}?reference=${encodeURIComponent(order.reference)}`,
    })
    const alarm = { type: ICalAlarmType.display, description: title(tripName(order.bundle)) }
    const when =
      kind === 'expires' ? { triggerBefore: DAY_SECONDS - ALARM_AT_SECONDS } : { triggerAfter: ALARM_AT_SECONDS }
    event.createAlarm({ ...alarm, ...when }).relatesTo(ICalAlarmRelatesTo.start)
  }
  return calendar.toString()
}

const midnight = (day: DateOnly) => new Date(`${day}T00:00:00Z`)

const noCalendar = (status: number) =>
  new Response('There is nothing to remind of.', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
