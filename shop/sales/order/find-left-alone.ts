// Only checks the breakers in this process and makes no call.
import type { Mailer } from '#ports/mailer.ts'
import type { Networks } from '#ports/networks.ts'
import type { LeftAlone } from './left-alone.ts'

type Vendors = { networks: Pick<Networks, 'leftAlone'>; mailer: Pick<Mailer, 'isLeftAlone'> }

/** The vendors that this process isn't calling right now. */
export const findLeftAlone = ({ networks, mailer }: Vendors): LeftAlone => ({
  networks: networks.leftAlone(),
  isMail: mailer.isLeftAlone(),
})
