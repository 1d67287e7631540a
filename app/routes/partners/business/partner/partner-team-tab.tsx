import { teamCopy as copy } from '#app/copy/people/team.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { OpenInvitation } from '#app/features/people/open-invitation.tsx'
import { PersonChange } from '#app/features/people/person-change.tsx'
import { Callout } from '#app/ui/callout.tsx'
import type { TeamRole } from '#shop/people/team/team-member.ts'
import { partnerPath } from './partner-address.ts'
import type { ShownMember, ShownTeam } from './read-team.ts'
import type { TeamAnswer } from './team-action.ts'
import { TeamInviteForm } from './team-invite-form.tsx'

const HERE = partnerPath({ tab: 'team' })

type TeamTabProps = { team: ShownTeam; answer: TeamAnswer | undefined }

// Who works for the business, who is invited to, and the form that invites.
export function PartnerTeamTab({ team: { members, invitations, asked }, answer }: TeamTabProps) {
  return (
    <div className="page-columns">
      <section className="desk-card" aria-labelledby="team">
        <div>
          <h2 id="team" className="text-3xl">
            {copy.heading}
          </h2>
          <p className="pt-1 text-muted">{copy.text}</p>
        </div>
        <ul className="rows">
          {members.map((member) => (
            <Member
              key={member.id}
              member={member}
              asked={asked}
              answer={answer?.userId === member.id ? answer : undefined}
            />
          ))}
        </ul>
        {members.length === 1 && invitations.length === 0 && <p className="text-muted">{copy.alone}</p>}
        {invitations.length > 0 && (
          <>
            <h3 className="text-xl">{copy.waiting.heading}</h3>
            <ul className="rows">
              {invitations.map(({ id, email, role, expiresAt }) => (
                <OpenInvitation
                  key={id}
                  id={id}
                  email={email}
                  about={
                    <>
                      {copy.roles[role]}, <MomentIn words={copy.waiting.until} at={expiresAt} />
                    </>
                  }
                  action={HERE}
                  words={copy.waiting}
                />
              ))}
            </ul>
          </>
        )}
      </section>
      <TeamInviteForm
        key={invitations.map(({ id }) => id).join()}
        asked={asked}
        answer={answer?.intent === 'invite' ? answer : undefined}
        action={HERE}
      />
    </div>
  )
}

type MemberProps = { member: ShownMember; asked: ShownTeam['asked']; answer: TeamAnswer | undefined }

function Member({ member, asked, answer }: MemberProps) {
  const { id, name, email, role, isDisabled, seenAt, isYou, apiKeys } = member
  const other: TeamRole = role === 'business-admin' ? 'business-user' : 'business-admin'
  const shared = { userId: id, action: HERE, asked, passwordLabel: copy.ownPassword }
  const keys = apiKeys > 0 && <Callout tone="warning">{copy.lostKeys(apiKeys)}</Callout>
  return (
    <li className="grid gap-2">
      <div className="row-line">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span translate="no" className="font-semibold">
            {name || email}
          </span>
          {isYou && <span className="text-muted"> ({copy.you})</span>}
          <span translate="no" className="block">
            {email}
          </span>
          <span className="block text-sm text-muted">
            {isDisabled ? copy.disabled : seenAt ? <MomentIn words={copy.seen} at={seenAt} /> : copy.neverSeen}
          </span>
        </p>
        <span className="state-badge self-start">{copy.roles[role]}</span>
      </div>
      {!isYou && (
        <div>
          <PersonChange
            {...shared}
            intent="change_role"
            role={other}
            title={copy.change.title[other]}
            text={copy.change.text[other]}
            label={copy.change.of(copy.change.title[other], name || email)}
            answer={answer?.intent === 'change_role' ? answer : undefined}
          >
            {other === 'business-user' && keys}
          </PersonChange>
          <PersonChange
            {...shared}
            intent="remove_member"
            title={copy.remove.title}
            text={copy.remove.text}
            label={copy.remove.of(name || email)}
            answer={answer?.intent === 'remove_member' ? answer : undefined}
          >
            {keys}
          </PersonChange>
        </div>
      )}
    </li>
  )
}
