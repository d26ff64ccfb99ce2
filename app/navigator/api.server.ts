import { createRoute } from '@hono/zod-openapi'
import { answers, endpoint, languageQuery, type Reading, readingIn } from '../content/api-answers.server.ts'
import { atFreeStands } from '../content/exhibitor-pages/at-free-stands.ts'
import { publishedExhibitors } from '../content/exhibitor-pages/read-exhibitor-pages.server.ts'
import { publishedParticipants } from '../content/read-lists.server.ts'
import { isTheirFair, ownFairOf } from '../editions/exhibitor-days.ts'
import { hasTurned } from '../editions/open-fair.ts'
import { taggedJson } from '../platform/api/json-answer.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { nodes, ways } from './aisle-graph.ts'
import { mapShape } from './api-shapes.ts'
import { planTexts } from './place-texts.ts'
import { floors, metresPerUnit, sections, size } from './plan.ts'
import { places } from './plan-places.ts'
import { outlineOf, stands } from './plan-stands.ts'
import english from './texts.en.ts'
import russian, { type NavigatorTexts } from './texts.ru.ts'

const texts: Record<LocaleCode, NavigatorTexts> = { ru: russian, en: english }

/** The plan as data: what the page draws, anybody else may draw too. */
export const readMap = endpoint({
  route: createRoute({
    method: 'get',
    path: '/v1/map',
    summary: 'The plan: stands, places and aisles, in units of the drawing',
    request: { query: languageQuery },
    responses: answers(mapShape),
  }),
  needs: ['db', 'edition', 'clock'],
  handle: source => async c =>
    taggedJson(c, await planFor(readingIn(c.req.valid('query').lang, source), source.clock.now())),
})

async function planFor(reading: Reading, now: Date) {
  const t = texts[reading.locale]
  const words = planTexts(reading.locale)
  const { db, edition, locale } = reading
  const isNextOnPlan = hasTurned(edition, now) && !isTheirFair(edition)
  const next = isNextOnPlan ? await publishedExhibitors(db, edition.exhibitors.fairId, locale) : []
  const everybody = next.length > 0 ? next : await standingAt(reading)
  const participants = new Map(everybody.map(({ standCode, slug, name }) => [standCode, { slug, name }]))
  return {
    ...size,
    metresPerUnit,
    floors: floors.map(key => ({ key, name: t.floor[key] })),
    sections: sections.map(code => ({ code, name: t.section[code].name, where: words.sectionWheres[code] })),
    stands: stands.map(stand => {
      const { code, section, front } = stand
      const participant = participants.get(code)
      return {
        code,
        section,
        floor: 'ground' as const,
        outline: outlineOf(stand),
        front,
        participant: participant ?? null,
      }
    }),
    places: places.map(({ key, kind, floor, at }) => ({ key, kind, floor, at, ...words.placeTexts[key] })),
    aisles: {
      nodes: [...nodes.values()].map(({ doorMetres = null, ...node }) => ({ ...node, doorMetres })),
      ways: ways.map(({ from, to, kind, metres }) => ({ from, to, kind, metres })),
    },
  }
}

// A stand is one's own: whom editors have put there stands there.
async function standingAt(reading: Reading) {
  const { db, edition, locale } = reading
  const rows = await publishedParticipants(reading)
  return [...rows, ...atFreeStands(await publishedExhibitors(db, ownFairOf(edition), locale), rows)]
}
