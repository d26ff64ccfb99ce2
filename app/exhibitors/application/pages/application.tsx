import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ApplicationForm, SubmitBeside } from '../parts/application-form.tsx'
import { ApplicationFrame, Columns, PartIndex, Said } from '../parts/application-frame.tsx'
import { Conflict } from '../parts/conflict.tsx'
import { History } from '../parts/history.tsx'
import { PreviewCard } from '../parts/preview-card.tsx'
import { Problems } from '../parts/problems.tsx'
import type { ApplicationPageTexts } from '../texts.ru.ts'
import type { ApplicationData } from './application.server.ts'

type Props = PageProps<ApplicationData, ApplicationPageTexts>

/** The application as its owner writes it; once the council reads it, as it stands. */
export default function Application({ data, t, locale }: Props) {
  const { values, kept, works } = data
  return (
    <ApplicationFrame data={data} t={t} title={t.title}>
      <Columns
        index={
          <PartIndex data={data} t={t}>
            {data.isOpen && <SubmitBeside data={data} t={t} />}
          </PartIndex>
        }
        aside={<PreviewCard values={values} works={works} t={t} locale={locale} />}
      >
        <Said done={doneOf(data, t)} />
        {data.isConflict && <Conflict here={values} there={kept} t={t} />}
        <Problems errors={data.errors} works={works} t={t} />
        <Submitted data={data} t={t} />
        {data.isOpen ? <ApplicationForm data={data} t={t} /> : <Closed data={data} t={t} />}
        <Ways data={data} t={t} />
        {data.others.map(({ to, text }) => (
          <p key={to} className="mt-8 border-t border-hair pt-4">
            {text}{' '}
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {t.buttons.withdraw}
            </Link>
          </p>
        ))}
        <History entries={data.history} t={t} />
      </Columns>
    </ApplicationFrame>
  )
}

function Submitted({ data, t }: Pick<Props, 'data' | 't'>) {
  if (!data.version || data.state === 'withdrawn') return null
  const { number, at, isBehind } = data.version
  return (
    <p className="mb-8 border-l-4 border-edge pl-4">
      {fill(t.closed.submitted, { version: number, at })}
      {isBehind && data.isOpen && <span className="block text-warning">{t.closed.changed}</span>}
    </p>
  )
}

function Closed({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div className="mb-8">
      {!data.version && <p>{data.keep}</p>}
      {data.version && <p>{t.closed.reading}</p>}
      <Link to="/account/application/preview/" className={buttonClass({ tone: 'ghost', className: 'mt-5' })}>
        {t.buttons.preview}
      </Link>
    </div>
  )
}

function Ways({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div className="mt-8 flex flex-wrap gap-6">
      {data.canReopen && (
        <form method="post">
          <input type="hidden" name="do" value="reopen" />
          <Button type="submit">{t.buttons.reopen}</Button>
        </form>
      )}
      {data.canWithdraw && (
        <Link to="/account/application/withdraw/" className={buttonClass({ tone: 'danger', size: 'small' })}>
          {t.buttons.withdraw}
        </Link>
      )}
    </div>
  )
}

function doneOf(data: ApplicationData, t: ApplicationPageTexts): string | null {
  const { done, version, email } = data
  if (done === 'submitted') return version ? fill(t.done.submitted, { version: version.number, email }) : null
  return done === 'saved' || done === 'withdrawn' || done === 'left' || done === 'reopened'
    ? t.done[done]
    : null
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
