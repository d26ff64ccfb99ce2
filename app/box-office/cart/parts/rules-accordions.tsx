import { Accordion } from '../../../ui/accordion.tsx'
import type { TicketType } from '../../catalogue/ticket-types.ts'
import type { CartTexts } from '../texts.ru.ts'
import { rulesId } from './rules-id.ts'
import { TypeRules } from './type-rules.tsx'

/** The same rules as part of the page: for paper, for search, and for whoever has no script. */
export function RulesAccordions({ types, t }: { types: TicketType[]; t: CartTexts }) {
  return (
    <section className="lintel grid-columns gap-y-6">
      <h2 className="type-d2 col-span-full mt-3 lg:col-span-4">{t.whoForTitle}</h2>
      <div className="col-span-full lg:col-span-8">
        {types.map(type => (
          <Accordion key={type.id} title={type.name}>
            {/* Inside, so that a link to it unfolds it. */}
            <div id={rulesId(type.id)}>
              <TypeRules type={type} />
            </div>
          </Accordion>
        ))}
      </div>
    </section>
  )
}
