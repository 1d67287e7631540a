// Links that are mailed or printed, whose secret alone gives their reader a role; every other proof needs a code.
const LINKS = ['first_admin', 'admin_invite', 'partner_invite', 'team_invite'] as const
export type LinkPurpose = (typeof LINKS)[number]

/** Whether it is given by a link, and never by a code. */
export const isLinkPurpose = (purpose: string): purpose is LinkPurpose => LINKS.some((link) => link === purpose)
