// What is said of an eSIM in somebody's hands. Once it was taken back, none of it is true any more, and nobody could write it.
export const MAILS_OF_AN_ESIM = ['esim_ready', 'low_data', 'data_used_up', 'expires_soon'] as const
