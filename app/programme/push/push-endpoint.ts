/** The push services of the browsers there are. We post to what a visitor sends us: nowhere else. */
const hosts =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)*push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)$/

const longest = 1_000

/** Whether an address is one of a push service's; beside a sandbox the one that is played there is too. */
export function isPushEndpoint(text: string, sandboxUrl: string | null): boolean {
  if (text.length > longest || !URL.canParse(text)) return false
  const { protocol, username, password, port, hostname, href, hash } = new URL(text)
  if (username || password || hash) return false
  if (sandboxUrl && href.startsWith(`${sandboxUrl}/push/send/`)) return true
  return protocol === 'https:' && port === '' && hosts.test(hostname)
}
