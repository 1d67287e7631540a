// Where the network takes no more calls for a moment. Its limits are per address, such as the usage of one eSIM: whoever
// asks for that too often mustn't keep others from ordering.
import { restMs } from '#adapters/transport/read-answer.ts'
import type { Clock } from '#ports/clock.ts'

const MOST_PATHS = 1_000

export function restsByPath(clock: Clock) {
  const untilByPath = new Map<string, number>()
  const now = () => clock.now().getTime()
  return {
    isResting: (path: string): boolean => now() < (untilByPath.get(path) ?? 0),
    rest: (path: string, retryAfter: string): void => {
      untilByPath.delete(path)
      untilByPath.set(path, now() + restMs(retryAfter))
      const [oldest] = untilByPath.keys()
      if (untilByPath.size > MOST_PATHS && oldest !== undefined) untilByPath.delete(oldest)
    },
  }
}
