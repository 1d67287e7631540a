// The words of how long people waited for an answer.
import { plural } from '#app/language/formats.ts'
export const answerTimesCopy = {
  heading: 'First answers',
  text: 'From a message’s arrival to the first email that a person sent about it: an answer, or the decision about a withdrawal. Automatic confirmations don’t count.',
  inboxText: (days: number) => `Messages of the last ${days} days.`,
  morePeriods: 'Other periods',
  inTime: 'Answered within 24 hours',
  due: (inTime: number, due: number) => `${inTime} of ${due} that were due`,
  nothingDue: 'Nothing was due',
  median: 'First answer, median',
  p95: 'First answer, 95%',
  answered: (count: number) => plural(count, { one: 'message answered', other: 'messages answered' }),
  none: 'None',
  was: (value: string) => `Before: ${value}`,
  byKind: 'First answers by kind',
  all: 'All kinds',
  columns: {
    kind: 'Kind',
    written: 'Messages',
    share: 'Within 24 hours',
    late: 'Late',
    closed: 'Closed unanswered',
    median: 'Median',
    p95: '95%',
  },
} as const
