// What an agent or an accountant may do, and a super-admin's two ways to change that.
import { adminCopy } from '#app/copy/office/admin.ts'
import { PersonChange } from '#app/features/people/person-change.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isLimitedRole, LIMITED_ROLES } from '#shop/people/account/role.ts'
import { formatEuro } from '#values/money.ts'
import type { AdminProps } from './admins-tab.tsx'

const copy = adminCopy.admins
const CHOICES = LIMITED_ROLES.map((role): [string, string] => [role, copy.roles[role]])

export function LimitedRolePart({ admin, mayDecide, asked, answer, action }: AdminProps) {
  const { id, role, name, email, refundLimitCents } = admin
  if (!isLimitedRole(role)) return null
  const words = copy.limited
  const called = name || email
  const changed = answer?.intent === 'set_role' ? answer : undefined
  const refunds = refundLimitCents === null ? words.noRefunds : words.mayRefund(formatEuro(refundLimitCents))
  return (
    <>
      <p className="text-sm text-muted">
        {words.means[role]} {role === 'agent' && refunds}
      </p>
      {mayDecide && (
        <>
          <PersonChange
            userId={id}
            action={action}
            intent="set_role"
            title={words.change}
            text={words.changeText}
            label={words.changeOf(called)}
            passwordLabel={copy.ownPassword}
            asked={asked}
            answer={changed}
          >
            <SelectField
              id={`role-${id}`}
              name="role"
              label={words.role}
              options={CHOICES}
              defaultValue={changed?.role ?? role}
            />
            <TextField
              id={`limit-${id}`}
              name="limit"
              label={words.limit}
              hint={words.limitHint}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={changed?.limit ?? (refundLimitCents === null ? '' : (refundLimitCents / 100).toFixed(2))}
            />
          </PersonChange>
          <PersonChange
            userId={id}
            action={action}
            intent="end_role"
            title={words.end}
            text={words.endText}
            label={words.endOf(called)}
            passwordLabel={copy.ownPassword}
            asked={asked}
            answer={answer?.intent === 'end_role' ? answer : undefined}
          />
        </>
      )}
    </>
  )
}
