import { download, type FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { withLocale } from '../../../platform/languages.ts'
import { countAgainstLimit, limitKey } from '../../../platform/rate-limit.server.ts'
import { makePass } from '../make-pass.server.ts'
import { walletLink } from '../make-wallet-link.server.ts'
import { readPassFacts } from '../read-pass-facts.server.ts'

const perMinute = 20

/** A ticket for a wallet, for whoever has its secret: a file for Apple's, the way to Google's. */
export const make = using(
  ['sealTicket', 'publicUrl', 'wallets', 'pool'],
  async (context: FileContext, { wallets: { apple, google }, pool, ...services }) => {
    const isApple = context.path.endsWith('.pkpass')
    if (isApple ? !apple : !google) return null
    const facts = await readPassFacts(context, services)
    if (facts === null) return null
    if (facts === 'dead') {
      const page = withLocale(`/tickets/ticket/${context.params.secret}/`, context.locale)
      return leave(`${page}?wallet=dead`, 303)
    }
    const key = limitKey('wallet', { order: facts.number })
    const { isAllowed, retryAfterSeconds } = await countAgainstLimit(pool, key, perMinute, 60, context.now)
    if (!isAllowed)
      return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } })
    if (google && !isApple)
      return leave(walletLink(facts, google, { publicUrl: services.publicUrl, now: context.now }), 302)
    if (!apple) return null
    return download(await makePass(facts, apple, context.now), {
      type: 'application/vnd.apple.pkpass',
      name: `ticket-${facts.number}.pkpass`,
    })
  },
)

// Nobody on the way keeps it, and whoever it leads to does not learn by which secret somebody came.
function leave(location: string, status: 302 | 303): Response {
  return new Response(null, {
    status,
    headers: {
      location,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
