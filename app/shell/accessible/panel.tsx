import { useEffect, useRef } from 'react'
import { useView } from '../../navigation/view.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { type AccessGroup, type AccessOption, accessOptions, firstChoice, withOption } from './choice.ts'
import { panelTexts } from './panel-texts.ts'
import { isFreshlyOpened, setAccess } from './use-access.ts'

// In their natural order, where that is not the order of preference.
const shown: Record<AccessGroup, readonly AccessOption[]> = {
  ...accessOptions,
  size: ['size-100', 'size-150', 'size-200'],
}

/** Above the page while the version for the visually impaired is on; folded once it has been set up. */
export default function AccessPanel({ choice, locale }: { choice: string; locale: LocaleCode }) {
  const { say } = panelTexts(locale)
  const panel = useRef<HTMLElement>(null)
  // Whoever has just asked for it is brought to it, wherever on the page they asked.
  useEffect(() => {
    if (isFreshlyOpened()) panel.current?.focus()
  }, [])
  // Here a work is as wide as the column: of its files a larger one than its ordinary place asks for.
  const { pathname } = useView()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own
  useEffect(() => {
    for (const work of document.querySelectorAll<HTMLImageElement>('main [sizes]')) {
      work.sizes = '(min-width: 1000px) 1000px, 100vw'
    }
  }, [pathname])
  return (
    <section ref={panel} tabIndex={-1} aria-label={say('title')} className="access-panel">
      <h2>{say('title')}</h2>
      <button type="button" onClick={() => setAccess(null)}>
        {say('ordinary')}
      </button>
      <details open={isFreshlyOpened()}>
        <summary>{say('settings')}</summary>
        <div className="access-row">
          {(Object.keys(shown) as AccessGroup[]).map(group => (
            <Options key={group} group={group} choice={choice} locale={locale} />
          ))}
          <button type="button" onClick={() => setAccess(firstChoice)}>
            {say('reset')}
          </button>
        </div>
      </details>
    </section>
  )
}

function Options({ group, choice, locale }: { group: AccessGroup; choice: string; locale: LocaleCode }) {
  const words = panelTexts(locale)
  const chosen = choice.split(' ')
  return (
    <fieldset>
      <legend>{words.group(group)}</legend>
      {shown[group].map(option => (
        <label key={option} data-option={option} data-chosen={chosen.includes(option) || undefined}>
          <input
            type="radio"
            name={`access-${group}`}
            checked={chosen.includes(option)}
            onChange={() => setAccess(withOption(choice, group, option))}
          />
          {words.option(option)}
        </label>
      ))}
    </fieldset>
  )
}
