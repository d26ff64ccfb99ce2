import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { LetterWords } from '../parts/letter-words.tsx'
import type { LetterOfficeTexts } from '../texts.ru.ts'
import type { LetterData } from './letter.server.ts'

type Props = PageProps<LetterData, LetterOfficeTexts>
type Part = { data: LetterData; words: LetterOfficeTexts['letter'] }
const link = 'link inline-flex min-h-11 items-center'

/** One letter as it was sent, without what opens anything. */
export default function Letter({ data, t: { letter: words } }: Props) {
  return (
    <OfficeFrame
      frame={data.frame}
      title={data.subject}
      note={
        <Link to="/office/letters/" className={link}>
          {words.back}
        </Link>
      }
    >
      <OfficeOutcome error={data.error} done={data.done} />
      <Facts data={data} words={words} />
      <Section title={words.actions}>
        <Sending data={data} words={words} />
      </Section>
      <Section title={words.dress}>
        <LetterWords words={data.words} subject={data.subject} locale={data.locale} t={words} />
      </Section>
    </OfficeFrame>
  )
}

function Facts({ data, words }: Part) {
  const files = data.files.map(file => fill(words.file, file)).join('; ')
  const facts: [string, ReactNode][] = [
    [words.state, data.state],
    [words.kind, [data.room, data.kind].filter(Boolean).join(': ')],
    [words.sender, data.sender],
    [words.whom, data.whom],
    [words.language, data.language],
    [words.written, data.written],
    [words.sent, data.sent],
    [words.attempts, String(data.attempts)],
    [words.fault, data.raw && <Fault key="fault" data={data} words={words} />],
    [words.files, files],
    [
      words.copyOf,
      data.first && (
        <Link key="first" to={data.first} className={link}>
          {words.first}
        </Link>
      ),
    ],
  ]
  return (
    <dl className="max-w-[60rem] border-t-4 border-ink">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="gap-4 border-b border-hair py-2 sm:flex">
            <dt className="shrink-0 text-ink-2 sm:w-[14rem]">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Fault({ data, words }: Part) {
  return (
    <>
      <span className="text-error">{data.fault}</span>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center">
          <span className="link">{words.raw}</span>
        </summary>
        <code className="text-[0.8125rem]">{data.raw}</code>
      </details>
    </>
  )
}

function Sending({ data, words }: Part) {
  const { again, test, to } = data.hindered
  return (
    <div className="grid max-w-[60rem] gap-6 sm:grid-cols-2">
      <div>
        {again ? (
          <p>{again}</p>
        ) : (
          <OfficeForm does="again" fields={{ seen: String(data.copies.again) }}>
            <Button type="submit" size="small">
              {data.isFailed ? words.retry : words.again}
            </Button>
            <p className="type-small mt-2 text-ink-2">{data.isFailed ? words.retryNote : words.againNote}</p>
          </OfficeForm>
        )}
        {to && (
          <Link to={to.path} className={link}>
            {words[to.is]}
          </Link>
        )}
        {data.copies.again > 0 && <p className="mt-2">{fill(words.copies, { count: data.copies.again })}</p>}
      </div>
      <div>
        {test ? (
          test !== again && <p>{test}</p>
        ) : (
          <OfficeForm does="test" fields={{ seen: String(data.copies.test) }}>
            <Button type="submit" tone="secondary" size="small">
              {words.test}
            </Button>
            <p className="type-small mt-2 text-ink-2">{fill(words.testNote, { email: data.email })}</p>
          </OfficeForm>
        )}
      </div>
    </div>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.letter.title, isHidden: true }
}
