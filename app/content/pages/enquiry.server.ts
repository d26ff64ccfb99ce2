import en from '../../applications/texts.en.ts'
import ru from '../../applications/texts.ru.ts'
import { workNumberOf } from '../../applications/work-number.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import type { BlockOf } from '../blocks/block-view.ts'
import { blockOf } from '../blocks/block-view.ts'
import { findWork } from '../find-work.server.ts'
import { loadPage, readerOf } from '../load-page.server.ts'
import { participantName } from '../participant-name.ts'

const sentences = { ru: ru.work, en: en.work }

/** The form of a question about a work, with the work that the address names, or that was asked about and refused. */
export async function load(context: LoadContext) {
  const { locale, posted, search } = context
  const page = await loadPage(context, 'enquiry')
  const ask = blockOf(page, 'form')
  const asked = posted?.values.work ?? search.get('work')
  const number = workNumberOf(asked ?? '')
  const found = number === null ? null : await findWork(readerOf(context), number)
  const isSold = found?.mark === 'sold'
  return {
    title: page.title,
    lead: page.lead,
    description: page.description,
    ask: ask && found && !isSold ? withWork(ask, found.number) : ask,
    work: found && {
      ...found,
      participant: {
        ...found.participant,
        name: participantName(found.participant.name, found.participant.type, locale),
      },
    },
    /** Why this work cannot be asked about; the form itself says it of one that was sent. */
    notice: asked === null || posted ? null : noticeOf(),
    canAsk: !isSold && ask !== undefined,
  }

  function noticeOf(): string | null {
    if (isSold) return sentences[locale].sold
    return found ? null : sentences[locale].unknown
  }
}

function withWork(block: BlockOf<'form'>, given: string): BlockOf<'form'> {
  const fields = block.form.fields.map(field => (field.kind === 'work' ? { ...field, given } : field))
  return { ...block, form: { ...block.form, fields } }
}
