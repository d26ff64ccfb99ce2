import { useId, useRef, useState } from 'react'
import { isEmptyPlan, type KeptPlan, planQuery } from '../../my-plan/kept-plan.ts'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PlanData } from '../pages/plan.server.ts'
import { planContent } from '../plan-content.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import { PlanLists } from './plan-lists.tsx'

type Props = { data: PlanData; plan: KeptPlan; t: ProgrammeTexts; locale: LocaleCode }

/** The visitor's own plan: to read, to take along, to send on. */
export function OwnPlan({ data, plan, t, locale }: Props) {
  const content = planContent(plan, data)
  const isEmpty = content.events.length === 0 && content.stands.length === 0
  if (isEmptyPlan(plan) || isEmpty) {
    return (
      <EmptyState
        action={
          <Link to="/program/" className={buttonClass({ tone: 'secondary', size: 'small' })}>
            {t.plan.toProgramme}
          </Link>
        }
      >
        {t.plan.empty}
      </EmptyState>
    )
  }
  // What has left the programme since it was kept is not sent on.
  const shown = { events: content.events.map(slugOf), participants: content.stands.map(slugOf) }
  return (
    <>
      <div className="mb-10 flex flex-wrap gap-3 print:hidden">
        {content.events.length > 0 && (
          <Link
            to={`${withLocale('/program/plan.ics', locale)}${planQuery({ ...shown, participants: [] })}`}
            download
            className={buttonClass({ tone: 'ghost', size: 'small' })}
          >
            <Icon name="calendar" size={18} />
            {t.plan.file}
          </Link>
        )}
        <Button tone="ghost" size="small" onClick={() => window.print()}>
          {t.plan.print}
        </Button>
      </div>
      <PlanLists content={content} days={data.days} t={t} locale={locale} />
      <Share query={planQuery(shown)} t={t} />
    </>
  )
}

function slugOf({ slug }: { slug: string }) {
  return slug
}

function Share({ query, t }: { query: string; t: ProgrammeTexts }) {
  const { publicUrl, pathname } = useView()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const link = `${publicUrl}${pathname}${query}`

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setSaid(t.plan.copied)
    } catch {
      // On plain http, or where it is not allowed: the text is selected, the visitor copies it.
      setSaid(t.plan.selected)
    }
  }

  return (
    <section className="section-gap lintel grid-columns gap-y-6 print:hidden">
      <h2 className="type-d2 col-span-full mt-3 lg:col-span-5">{t.plan.share}</h2>
      <div className="col-span-full lg:col-span-7 lg:pt-5">
        <p className="type-body max-w-text text-pretty text-ink-2">{t.plan.shareText}</p>
        <label htmlFor={id} className="type-small mt-6 block">
          {t.plan.link}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            readOnly
            value={link}
            onFocus={event => event.target.select()}
            className="h-[54px] min-w-0 flex-1 basis-72 border border-edge bg-raised px-4 text-[1rem]"
          />
          <Button tone="secondary" onClick={copy}>
            {t.plan.copy}
          </Button>
        </div>
        <p role="status" className="type-small mt-3 min-h-6 text-success">
          {said}
        </p>
      </div>
    </section>
  )
}
