import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { Section } from '../../../office/parts/section.tsx'
import { fill } from '../../../platform/fill.ts'
import { StateBadge } from '../parts/badges.tsx'
import { ConsentProofs } from '../parts/consent-proofs.tsx'
import { DeliveryStory } from '../parts/delivery-story.tsx'
import { Facts } from '../parts/facts.tsx'
import { Frame } from '../parts/frame.tsx'
import { History } from '../parts/history.tsx'
import { SubmissionActions } from '../parts/submission-actions.tsx'
import type { SubmissionTexts } from '../texts.ru.ts'
import type { SubmissionData } from './submission.server.ts'

type Props = PageProps<SubmissionData, SubmissionTexts>

/** Everything about one submission: what was written, what became of it, and what may be done now. */
export default function Submission({ data, t }: Props) {
  const words = t.one
  return (
    <Frame
      data={data}
      t={t}
      title={titleOf(data, t)}
      note={<StateBadge state={data.state} t={t} />}
      actions={
        <Link to="/office/submissions/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <Section title={words.answers}>
            {data.erasedAt ? (
              <p>{words.noAnswers}</p>
            ) : (
              <Facts
                facts={data.answers.map(({ name, label, answer }) => ({ key: name, label, value: answer }))}
              />
            )}
          </Section>
        </div>
        <div className="min-w-0 xl:row-span-2">
          <About data={data} t={t} />
          {data.erasedAt ? (
            <p className="mt-6">{fill(words.erased, { at: data.erasedAt })}</p>
          ) : (
            <SubmissionActions data={data} t={t} />
          )}
          <History data={data} t={t} />
        </div>
        <div className="min-w-0">
          <DeliveryStory delivery={data.delivery} t={t} />
          <ConsentProofs consents={data.consents} t={t} />
        </div>
      </div>
    </Frame>
  )
}

function About({ data, t }: Pick<Props, 'data' | 't'>) {
  const { facts } = t.one
  return (
    <div className="lintel-current bg-raised p-5">
      <dl>
        {[
          [facts.form, data.form],
          [facts.version, data.formVersion],
          [facts.at, data.at],
          [facts.page, data.page],
          [facts.language, t.languages[data.sentIn]],
          [facts.news, data.wantsNews ? t.yes : t.no],
        ].map(([label, value]) => (
          <div key={label} className="mb-3 last:mb-0">
            <dt className="type-caption text-ink-2">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function titleOf(data: SubmissionData, t: SubmissionTexts): string {
  return data.erasedAt ? t.erasedName : data.name || data.email
}

export function head({ data, t }: Props): PageHead {
  return { title: `${titleOf(data, t)}, ${data.form}`, isHidden: true }
}
