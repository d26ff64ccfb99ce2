import { useIsHydrated } from '../../navigation/hydration.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { LanguageLinks } from '../../office/parts/language-links.tsx'
import { SignOutForm } from '../../office/parts/sign-out-form.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import { GatePost } from '../parts/gate-post.tsx'
import { VerdictBlock } from '../parts/verdict-block.tsx'
import { judgementOf } from '../scan-answer.ts'
import type { DoorPageTexts } from '../texts.ru.ts'
import type { load } from './door.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, DoorPageTexts>

/** Where tickets are shown. A plain form by itself; with a script a scanner that needs neither form nor network. */
export default function Door({ data, t: own, locale }: Props) {
  const { gates, products } = data
  const t = { ...own, products }
  const languages = <LanguageLinks path="/door/" locale={locale} label={t.language} />
  return (
    <div className="door page">
      <h1 className="sr-only">{t.title}</h1>
      {useIsHydrated() ? (
        <GatePost gates={gates} t={t} locale={locale} languages={languages} />
      ) : (
        <>
          {data.shown && (
            <VerdictBlock
              judgement={judgementOf(data.shown)}
              product={data.shown.product}
              gates={gates}
              t={t}
              locale={locale}
            />
          )}
          <CodeForm t={t} nonce={data.nonce} gates={gates} gate={data.gate} />
          <div className="mt-8">{languages}</div>
        </>
      )}
      <div className="mt-12">
        <SignOutForm label={t.signOut} isQuiet />
      </div>
    </div>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
