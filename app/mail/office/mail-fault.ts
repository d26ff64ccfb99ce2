/** What a mail server's answer means, for people: each has its words in `texts.*.ts`. */
export type MailFault =
  | 'no-server'
  | 'sign-in'
  | 'no-mailbox'
  | 'full'
  | 'too-large'
  | 'refused'
  | 'bad-address'
  | 'later'
  | 'other'

// The first that fits: what is said exactly before what is said by the first figure alone.
const signs: readonly [MailFault, RegExp][] = [
  ['bad-address', /one recipient|\b(?:501|553)\b|5\.1\.3/i],
  ['sign-in', /\b(?:530|534|535)\b|EAUTH|invalid login|authenticat/i],
  ['too-large', /5\.3\.4|too (?:large|big)|message size/i],
  ['full', /\b(?:452|552)\b|[45]\.2\.2|quota|mailbox (?:is )?full/i],
  [
    'no-mailbox',
    /5\.1\.[126]|user unknown|no such (?:user|mailbox)|does not exist|\b(?:550|551)\b(?! 5\.7)/i,
  ],
  ['refused', /\b554\b|5\.7\.\d|spam|blocked|blacklist|policy|\b5\d\d\b/i],
  ['later', /\b4\d\d\b|4\.\d\.\d|greylist|try again/i],
  ['no-server', /ECONN|ETIMEDOUT|ESOCKET|ENOTFOUND|EDNS|EAI_AGAIN|timeout|greeting|closed|socket/i],
]

export function mailFault(answer: string): MailFault {
  return signs.find(([, sign]) => sign.test(answer))?.[0] ?? 'other'
}
