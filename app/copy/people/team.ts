// The words of the team: who works for a business, who is invited, and what each role sees.
import type { ProofProblem } from '#values/fresh-proof.ts'
import type { InviteMemberProblem } from '#shop/people/team/invite-member.ts'
import type { MoveMemberProblem } from '#shop/people/team/change-member.ts'
import { MOST_MEMBERS, type TeamRole } from '#shop/people/team/team-member.ts'
import { codeProblems, ownProofCopy } from './own-proof.ts'

export const teamCopy = {
  heading: 'Team',
  text: 'Everyone who can open this dashboard for your business.',
  roles: { 'business-user': 'Business user', 'business-admin': 'Business admin' } satisfies Record<TeamRole, string>,
  rights: {
    'business-user': 'Sees figures, orders, earnings, and your link. Not payouts, billing, API keys, or the team.',
    'business-admin': 'Sees and changes everything, including payouts, billing, API keys, and the team.',
  } satisfies Record<TeamRole, string>,
  you: 'You',
  disabled: 'Can’t log in',
  seen: (moment: string) => `Last active ${moment}`,
  neverSeen: 'Not logged in right now',
  alone: 'Only you so far. Whoever you invite gets a link by email.',

  change: {
    title: { 'business-user': 'Make business user', 'business-admin': 'Make business admin' } satisfies Record<
      TeamRole,
      string
    >,
    text: {
      'business-user': 'They’ll no longer see payouts, billing, API keys, or the team, and have to log in again.',
      'business-admin':
        'They’ll see and change everything, including payouts, billing, and API keys, and have to log in again.',
    } satisfies Record<TeamRole, string>,
    of: (words: string, name: string) => `${words}: ${name}`,
  },
  remove: {
    title: 'Remove from team',
    text: 'They’re signed out right away and keep only a customer account. You can invite them again.',
    of: (name: string) => `Remove ${name} from the team`,
  },
  lostKeys: (count: number) =>
    count === 1
      ? 'The API key that they created ends, since they may know it. Software that uses it stops working until you give it another key.'
      : `The ${count} API keys that they created end, since they may know them. Software that uses them stops working until you give it others.`,
  ownPassword: 'Your own password',

  waiting: {
    heading: 'Invited',
    until: (moment: string) => `valid until ${moment}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation for ${email}`,
  },
  invite: {
    heading: 'Invite someone',
    text: 'We’ll email them a link that works once, for 7 days.',
    email: 'Email',
    role: 'Role',
    submit: 'Send invitation',
  },
  problems: {
    email_missing: 'Please enter an email address.',
    email_invalid: 'Please enter a valid email address.',
    role_unknown: 'Please choose a role.',
    business_missing: 'Your business no longer exists.',
    already_member: 'This address already belongs to your team.',
    team_full: `Your team has ${MOST_MEMBERS} people, open invitations included. Remove someone first.`,
    own_account: 'You can’t change your own role. Ask another business admin.',
    member_unknown: 'This person isn’t on your team anymore.',
    role_same: 'They already have this role.',
    invitation_unknown: 'This invitation is no longer open.',
    password_wrong: ownProofCopy.password_wrong,
    ...codeProblems,
  } satisfies Record<InviteMemberProblem | MoveMemberProblem | ProofProblem | 'invitation_unknown', string>,
} as const

export const teamInvitationCopy = {
  title: 'Join the team',
  lead: 'Choose the password you’ll log in with.',
  description: 'Accept the invitation to the team of a business.',
  rule: 'At least 8 characters. If you already have an account, this replaces its password.',
  submit: 'Join',
  done: 'You’re in. Log in with your new password to open the dashboard.',
  gone: 'This invitation is no longer valid. Ask for a new one.',
  link: 'Link from our email',
  linkHint: 'Paste the full link from the email into this field.',
} as const
