// Bugs that mix up businesses, or people within one business.
import type { PlantedBug } from './planted-bug.ts'

const TEAM = 'tests/works-in-a-team.test.ts'

export const IN_BUSINESSES: PlantedBug[] = [
  {
    name: 'an order of another business is shown',
    edits: [
      {
        file: 'shop/partners/prepaid/api-order-store.ts',
        from: 'and(eq(apiOrders.businessId, businessId), eq(apiOrders.mode, mode))',
        to: 'eq(apiOrders.mode, mode)',
      },
      {
        file: 'shop/partners/prepaid/api-order-store.ts',
        from: 'const isOf = ({ businessId, mode }: OrdersOf)',
        to: 'const isOf = ({ mode }: OrdersOf)',
      },
    ],
    caughtBy: [{ file: 'tests/keeps-businesses-apart.test.ts', test: 'is unknown to ' }],
  },
  {
    name: 'a business reads and ends the invitations of another',
    edits: [
      {
        file: 'shop/people/sign-up/proof-store.ts',
        from: 'and(eq(mailboxProofs.purpose, purpose), sql`${mailboxProofs.businessId} is not distinct from ${businessId}`)',
        to: 'eq(mailboxProofs.purpose, purpose)',
      },
    ],
    caughtBy: [{ file: TEAM, test: 'ends after seven days' }],
  },
  {
    name: 'two who answer for a business take each other out',
    edits: [
      {
        file: 'shop/people/team/change-member.ts',
        from: 'if (!member || !isTheirs)',
        to: 'if (!member)',
      },
    ],
    caughtBy: [{ file: TEAM, test: 'can’t be removed from the last admin, even if two remove each other at once' }],
  },
  {
    name: 'an assistant with a key for reading orders an eSIM',
    edits: [
      {
        file: 'app/routes/partners/mcp/partner-tools.ts',
        from: 'OPERATIONS.filter(({ scope }) => allows(key, scope)).map',
        to: 'OPERATIONS.map',
      },
    ],
    caughtBy: [{ file: 'tests/http/partners-assistants.test.ts', test: 'orders nothing without money' }],
  },
]
