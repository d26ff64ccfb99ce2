import { Link } from '../navigation/link.tsx'
import type { PageHead, PageProps } from '../navigation/view.ts'
import { fill } from '../platform/fill.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Entablature } from '../ui/entablature.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import type { RefusedTexts } from './refused-texts.ru.ts'

/** What was not taken: for its size, or because too much came at once; then with what was typed, to be sent again. */
export type Refused =
  | { kind: 'tooMuch'; address: string }
  | { kind: 'tooOften'; address: string; seconds: number; typed: [name: string, value: string][] }

type Props = PageProps<Refused, RefusedTexts>

/** A plain document: it must cost little, since it is for whoever asks too much. */
export default function RefusedPage({ data, t, locale }: Props) {
  const words = t[data.kind]
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="page flex min-h-16 items-center lg:min-h-19">
        <Link to="/" aria-label={t.toHome} className="inline-flex min-h-11 items-center">
          <Wordmark locale={locale} className="h-8 w-auto lg:h-9" />
        </Link>
      </div>
      <div className="page">
        <Entablature />
      </div>
      <div className="page grid-columns grow pt-12 pb-20 lg:pt-20">
        <div className="col-span-full lg:col-span-6 lg:col-start-4 2xl:col-span-4 2xl:col-start-5">
          <h1 className="type-d2 mb-6">{words.title}</h1>
          <p className="type-lead">
            {data.kind === 'tooOften' ? fill(t.tooOften.text, { seconds: data.seconds }) : words.text}
          </p>
          <WayOn data={data} t={t} />
        </div>
      </div>
    </div>
  )
}

function WayOn({ data, t }: Pick<Props, 'data' | 't'>) {
  const typed = data.kind === 'tooOften' ? data.typed : []
  if (typed.length === 0)
    return (
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={data.address} className={buttonClass()}>
          {t.back}
        </a>
        <Link to="/" className={buttonClass({ tone: 'ghost' })}>
          {t.home}
        </Link>
      </div>
    )
  return (
    <form method="post" action={data.address} className="mt-8">
      {typed.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <p className="type-body mb-6 text-ink-2">{t.tooOften.kept}</p>
      <Button type="submit">{t.tooOften.again}</Button>
    </form>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: t[data.kind].title, isHidden: true }
}
