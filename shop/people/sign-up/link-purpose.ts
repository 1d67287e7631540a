// Purposes of emailed or printed links whose secret alone gives their holder a role. Every other proof needs a code.
const LINKS = ['first_admin', 'admin_invite', 'partner_invite', 'team_invite'] as const
export type LinkPurpose = (typeof LINKS)[number]

/** Whether this purpose is proven by a link, and never by a code. */
export const isLinkPurpose = (purpose: string): purpose is LinkPurpose => LINKS.some((link) => link === purpose)
