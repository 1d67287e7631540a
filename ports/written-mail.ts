/** An email in a brand’s look and its receiver’s language, ready to be delivered. */
export type WrittenMail = {
  subject: string
  html: string
  text: string
  /** `cid` names a picture that the email shows; without one, it is a file beside it. */
  attachments: { filename: string; cid?: string; content: Uint8Array; contentType: string }[]
  /** Where one click, or a post without any, ends emails of this kind. */
  unsubscribeLink?: string
  /** Who should get replies, if not the brand. */
  replyTo?: string
  /** The IDs of the emails in its thread, ending with the one it answers. An ID with an '@' is not ours. */
  references?: string[]
  /** It is an automatic answer that no person wrote, so no machine should answer it in turn. */
  isAutomatic?: boolean
}
