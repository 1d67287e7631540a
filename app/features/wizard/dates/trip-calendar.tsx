// One calendar for both ends of the trip; weeks start on Monday, the trip is drawn as a ribbon through it.
import { useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { parseDateOnly, type DateOnly } from '#values/date.ts'
import { datesCopy as copy } from '#app/copy/catalogue/wizard-dates.ts'
import { writeDate } from '#app/language/write-date.ts'
import { dayRole } from '../pass/trip-in-words.ts'

export type TripCalendarProps = {
  label: string
  today: DateOnly
  trip: Trip
  onChoose: (day: DateOnly) => void
}

const END = '[&>button]:bg-solid [&>button]:text-on-solid'

export function TripCalendar(props: TripCalendarProps) {
  const { label, today, trip, onChoose } = props
  const { arrival, departure } = trip
  const newest = departure ?? arrival
  const [month, setMonth] = useState(localDay(arrival ?? today))
  const [followed, setFollowed] = useState(newest)

  // A day that was typed or reached by the stepper comes into sight; leafing through the months never jumps back.
  if (followed !== newest) {
    setFollowed(newest)
    if (newest && !isShown(localDay(newest), month)) setMonth(localDay(newest))
  }

  return (
    <DayPicker
      mode="range"
      aria-label={label}
      role="application"
      weekStartsOn={1}
      fixedWeeks
      today={localDay(today)}
      month={month}
      onMonthChange={setMonth}
      startMonth={localDay(today)}
      disabled={{ before: localDay(today) }}
      selected={arrival ? { from: localDay(arrival), to: departure ? localDay(departure) : undefined } : undefined}
      onSelect={(_range, day) => onChoose(dateOnly(day))}
      modifiers={{
        ribbon: arrival && departure ? { from: localDay(arrival), to: localDay(departure) } : [],
        first: arrival ? [localDay(arrival)] : [],
        last: departure ? [localDay(departure)] : [],
      }}
      modifiersClassNames={{ ribbon: 'bg-tint', first: `rounded-s-chip ${END}`, last: `rounded-e-chip ${END}` }}
      formatters={{
        formatCaption: monthName,
        formatWeekdayName: (day) => writeDate(day, { weekday: 'short' }).slice(0, 2),
      }}
      labels={{
        labelNav: () => copy.monthsOf(label),
        labelPrevious: () => copy.previousMonth,
        labelNext: () => copy.nextMonth,
        labelGrid: monthName,
        labelWeekday: (day) => writeDate(day, { weekday: 'long' }),
        labelDayButton: (day, modifiers) => dayLabel(day, modifiers, dayRole(dateOnly(day), trip)),
      }}
      classNames={{
        root: 'relative',
        months: 'mx-auto max-w-96',
        nav: 'absolute inset-x-0 top-0 z-10 flex justify-between',
        button_previous: 'button button-quiet button-icon aria-disabled:opacity-40',
        button_next: 'button button-quiet button-icon aria-disabled:opacity-40',
        chevron: 'size-5 fill-current',
        month_caption: 'flex h-11 items-center justify-center font-bold',
        month_grid: 'w-full table-fixed border-collapse',
        weekday: 'h-9 text-sm font-semibold text-muted',
        day: 'p-0 py-px text-center',
        day_button:
          'figures mx-auto grid aspect-square max-h-11 min-h-9 w-full max-w-11 place-items-center rounded-chip font-semibold hover:not-disabled:outline-2 hover:not-disabled:outline-edge disabled:cursor-not-allowed',
        today: '[&>button]:underline [&>button]:decoration-2 [&>button]:underline-offset-4',
        disabled: 'text-muted opacity-60 [&>button]:line-through',
        outside: 'invisible',
      }}
    />
  )
}

const monthName = (month: Date) => writeDate(month, { month: 'long', year: 'numeric' })

const IN_WORDS = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** `role` is read after the date: 'arrival', 'departure, 7 days'. */
function dayLabel(day: Date, modifiers: Modifiers, role: string | null): string {
  return [writeDate(day, IN_WORDS).replace(',', ''), modifiers.today ? copy.today : null, role]
    .filter(Boolean)
    .join(', ')
}

function isShown(day: Date, shown: Date): boolean {
  return day.getFullYear() === shown.getFullYear() && day.getMonth() === shown.getMonth()
}

// The calendar counts in local days; ours have no time zone, so only year, month and day cross over.
function localDay(day: DateOnly): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function dateOnly(day: Date): DateOnly {
  const text = `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
  const read = parseDateOnly(text)
  if (!read) throw new RangeError(`Not a day of a trip: ${text}`)
  return read
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
