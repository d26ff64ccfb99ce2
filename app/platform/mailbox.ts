/**
 * Whether a text is the address of one mailbox, and of no other. Mail's grammar knows more: quoted names, comments, groups,
 * lists. What reads as one address here and as several at the mailer is a letter to strangers, so all of that is refused;
 * so is whatever cannot be seen, and whatever looks or folds like another letter (K, ſ, ａ).
 */
export function isMailbox(text: string): boolean {
  return text.length <= longestMailbox && mailbox.test(text) && text.normalize('NFKC') === text
}

/** The longest address mail takes. */
export const longestMailbox = 254

// Parts and dots exclude each other, so nothing is tried twice.
const atom = String.raw`[^<>()[\]\\.,;:@"\p{C}\p{Z}\s]+`
const label = String.raw`[\p{L}\p{M}\p{N}\-]+`
const lastLabel = String.raw`[\p{L}\p{M}\p{N}\-]{2,}`
const mailbox = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}$`, 'u')

/** The spelling by which two are compared. Only A to Z fold: no other letter becomes one of these on the way. */
export function mailboxKey(address: string): string {
  return address.trim().replace(/[A-Z]/g, letter => letter.toLowerCase())
}
