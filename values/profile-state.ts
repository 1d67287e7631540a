/** Of an eSIM's profile on a phone; `unknown` for networks that don't tell, and for states that we don't know. */
export type ProfileState = 'released' | 'downloaded' | 'installed' | 'enabled' | 'disabled' | 'deleted' | 'unknown'
