import { participantName } from '../../content/participant-name.ts'
import { KeepButton } from '../../my-plan/parts/keep-button.tsx'
import { Link } from '../../navigation/link.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ParticipantPage } from '../pages/participant.server.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'

/** Where to find them: the stand's code as large as it gets, the section, the way to the plan. */
export function StandLintel({
  participant,
  t,
  locale,
}: {
  participant: ParticipantPage
  t: ParticipantsTexts
  locale: LocaleCode
}) {
  const { stand, section, slug, name, type } = participant
  const { name: sectionName, where } = t.sections[section]
  return (
    <>
      <dl className="lintel flex flex-wrap gap-x-10 gap-y-5">
        <div>
          <dt className="type-small text-ink-2">{t.stand}</dt>
          <dd className="type-numeral [--numeral:5.25rem]">{stand}</dd>
        </div>
        <div>
          <dt className="type-small text-ink-2">{t.section}</dt>
          <dd>
            <p className="type-d3 mt-1">{sectionName}</p>
            <p className="type-small mt-1 text-ink-2">{where}</p>
          </dd>
        </div>
      </dl>
      <div className="mt-7 flex flex-wrap gap-3">
        <Link to={`/navigator/map/#stand-${stand}`} className={buttonClass({ size: 'small' })}>
          <Icon name="pin" size={20} />
          {t.showOnPlan}
        </Link>
        <KeepButton
          kind="participants"
          slug={slug}
          words={t.keep}
          name={participantName(name, type, locale)}
          hasWords
        />
      </div>
    </>
  )
}
