import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { fill, fillWith } from '../../platform/fill.ts'
import { ceremonyPhrases, momentTo, receiptNumber } from '../result/award-view.ts'
import { drawBlocks } from '../result/parts/drawn.tsx'
import { readProtocol, readSeal } from '../result/read-award.server.ts'
import { resultTexts } from '../result/texts.server.ts'
import { awardMoments } from '../way/award-windows.ts'

/** The page on which anybody's browser checks the protocol; before the ceremony it knows the hash alone. */
export async function load(context: LoadContext) {
  const { db, edition, locale, now } = context
  context.dependsOn('award_protocols')
  const { ceremonyAt } = awardMoments(edition)
  if (now < ceremonyAt) context.trueUntil(ceremonyAt)
  const t = resultTexts[locale]
  const seal = await readSeal(db, edition.id)
  const isOpen = (await readProtocol(db, edition, now)) !== null
  const say = fillWith(ceremonyPhrases(edition, locale))
  const { stampSerial } = seal ?? {}
  const { title, lead, description, blocks } = await loadPage(context, 'award-protocol')
  return {
    page: { title, lead, description },
    // Drawn here: what checks the protocol is all the code this page can carry.
    html: drawBlocks(blocks, locale),
    awardTitle: (await loadPage(context, 'award')).title,
    seal: seal && {
      hash: seal.hash,
      at: momentTo(seal.sealedAt, locale),
      receipt: stampSerial ? fill(t.seal.receiptNumber, { number: receiptNumber(stampSerial) }) : null,
    },
    isOpen,
    notYet: seal ? say(t.check.notYet) : t.check.notSealed,
    words: {
      ...t.check,
      notYet: '',
      published: t.proof.published,
      protocol: t.proof.protocol,
      receipt: t.proof.receipt,
      stamped: t.seal.stamped,
      pending: t.seal.pending,
      jurors: t.laureates.jurors,
    },
  }
}

export type ProtocolData = Awaited<ReturnType<typeof load>>
