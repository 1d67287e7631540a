// The switches of the notices.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { StandIns } from '#ports/stand-ins.ts'
import type { TooOften } from '#values/outcome.ts'
import { NOTICE_TOPICS, type NoticeTopic } from './notice-topic.ts'

const PER_ACCOUNT: Limit = { name: 'notices', points: 30, seconds: 3600 }

type ListNoticesDeps = Pick<Base, 'notices' | 'supportAddress'> & {
  standIns: Pick<StandIns, 'hasOwnSupport'>
}

/** Every topic, whether it is on, and the address they go to; null if that is the sandbox's, which nobody reads. */
export async function listNotices({ notices, supportAddress, standIns }: ListNoticesDeps) {
  const muted = await notices.listMuted()
  return {
    to: standIns.hasOwnSupport ? supportAddress : null,
    topics: NOTICE_TOPICS.map((topic) => ({ topic, isOn: !muted.includes(topic) })),
  }
}

export type SaveNoticesDeps = Pick<Base, 'notices' | 'limiter' | 'withAudit' | 'clock'>

/** From now on, only these topics are emailed. The caller has checked the role. Problem: `too_often`. */
export async function saveNotices(
  deps: SaveNoticesDeps,
  wanted: NoticeTopic[],
  caller: Caller,
): Promise<{ ok: true } | TooOften> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, caller.actor.id)
  if (!allowed.ok) return allowed
  const muted = NOTICE_TOPICS.filter((topic) => !wanted.includes(topic))
  return deps.withAudit(
    async () => {
      await deps.notices.saveMuted(muted, deps.clock.now())
      return { ok: true as const }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'notices_changed',
      subject: 'notices',
      facts: { off: muted.join(', ') },
    }),
    caller,
  )
}
