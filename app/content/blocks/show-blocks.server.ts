import { and, eq, sql } from 'drizzle-orm'
import { type FormView, formView } from '../../applications/form-view.ts'
import { formOf } from '../../applications/forms.ts'
import { openFairOf } from '../../editions/exhibitor-days.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { recordPath } from '../addresses/record-path.ts'
import { publishedDepartments, publishedQuestions, type Reader } from '../read-lists.server.ts'
import { offeredStands } from '../stands/read-offered.server.ts'
import { standTable } from '../stands/stand-table.ts'
import { artists, participants, works } from '../tables.ts'
import { bannerOf } from './block-banners.ts'
import { refundSteps } from './block-sums.ts'
import type { BlockView, WorkView } from './block-view.ts'
import { type Block, localize, type WorkLabel } from './blocks.ts'

/** Blocks as they are drawn: questions, departments and works looked up, sums and states told by the edition. */
export async function showBlocks(
  context: LoadContext,
  reader: Reader,
  blocks: Block[],
): Promise<BlockView[]> {
  const labels = await worksOnStands(context, reader, picturesOf(blocks))
  const shown: BlockView[] = []
  for (const block of blocks) shown.push(await showBlock(context, reader, block, labels))
  return shown
}

/** Every picture that a page's blocks hang. */
export function picturesOf(blocks: Block[]): string[] {
  return blocks.flatMap(block => {
    if (block.kind === 'hero') return block.works.map(work => work.picture)
    if (block.kind === 'work') return [block.work.picture]
    if (block.kind === 'press-kit') return block.files.map(file => file.picture)
    return block.kind === 'gallery' ? block.pictures : []
  })
}

async function showBlock(
  context: LoadContext,
  reader: Reader,
  block: Block,
  labels: Map<string, WorkView>,
): Promise<BlockView> {
  const { edition, now, locale } = context
  const local = <T>(value: T) => localize(value, locale, reader.fill)
  const labelled = (work: WorkLabel): WorkView => {
    const { number: _, ...own } = local(work)
    return labels.get(work.picture) ?? own
  }
  switch (block.kind) {
    case 'hero':
      return { kind: 'hero', works: block.works.map(labelled) }
    case 'work':
      return {
        ...local({ kind: block.kind, title: block.title, text: block.text }),
        work: labelled(block.work),
      }
    case 'gallery': {
      const hung = block.pictures.flatMap(path => labels.get(path) ?? [])
      const views = block.pictures.filter(path => !labels.has(path))
      return { ...local({ kind: block.kind, title: block.title, text: block.text }), works: hung, views }
    }
    case 'questions': {
      context.dependsOn('questions')
      const asked = (await publishedQuestions(reader)).filter(({ topic }) => topic === block.topic)
      const items = asked.map(({ slug, question, answer }) => ({ slug, question, answer }))
      return { ...local({ kind: block.kind, title: block.title }), items }
    }
    case 'contact-us': {
      context.dependsOn('departments')
      const all = await publishedDepartments(reader)
      const chosen = all.filter(
        ({ slug }) => block.departments.length === 0 || block.departments.includes(slug),
      )
      const departments = chosen.map(({ slug, name, about, email, phone }) => ({
        slug,
        name,
        about,
        email,
        phone,
      }))
      const shown = local({ kind: block.kind, title: block.title, text: block.text })
      return { ...shown, departments, form: block.hasForm ? formFor('contact', context) : null }
    }
    case 'form': {
      const { form, ...texts } = block
      return { ...local(texts), form: formFor(form, context) }
    }
    case 'price-table': {
      const shown = local({ kind: block.kind, title: block.title, note: block.note })
      if (block.of !== 'stands') return { ...shown, paragraphs: [], halls: [] }
      context.dependsOn('stands')
      return {
        ...shown,
        paragraphs: [shown.note],
        halls: standTable(await offeredStands(reader.db, openFairOf(edition).id), locale),
      }
    }
    case 'refund-ladder':
      return { ...local(block), steps: refundSteps(edition, locale) }
    case 'banner':
      return { kind: 'banner', ...bannerOf(block.of, edition, now, locale) }
    default:
      return local(block)
  }
}

function formFor(id: string, { edition, now, locale, posted }: LoadContext): FormView {
  const description = formOf(id)
  if (!description) throw new Error(`there is no form «${id}»`)
  return formView(description, { edition, now, locale, posted })
}

/** The labels of works that hang on a stand: what the catalogue says wins over what a page says. */
export async function worksOnStands(
  context: LoadContext,
  { db, locale, fill }: Reader,
  paths: string[],
): Promise<Map<string, WorkView>> {
  if (paths.length === 0) return new Map()
  context.dependsOn('works', 'participants', 'artists')
  const rows = await db
    .select({
      work: works,
      author: artists.name,
      number: participants.number,
      slug: participants.slug,
      address: participants.address,
      stand: participants.standCode,
    })
    .from(works)
    .innerJoin(participants, eq(participants.id, works.participantId))
    .innerJoin(artists, eq(artists.slug, works.artistSlug))
    .where(
      and(
        sql`${works.picturePath} = any(${sql.param(paths)})`,
        eq(participants.editionId, context.edition.id),
      ),
    )
  return new Map(
    rows.map(({ work, author, number, slug, address, stand }) => {
      const {
        title,
        year,
        technique,
        heightCm,
        widthCm,
        picturePath: picture,
        position,
        mark,
        priceKopecks,
      } = work
      const label = localize({ author, title, year, technique, heightCm, widthCm, picture }, locale, fill)
      const place = {
        number: `${number}.${position}`,
        to: recordPath('participants', { slug, address }),
        stand,
      }
      const saved = { fair: context.edition.id, number: place.number }
      return [picture, { ...label, ...place, mark, priceKopecks, saved }]
    }),
  )
}
