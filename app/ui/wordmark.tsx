import { useEffect } from 'react'
import { fairName, wordmarkWidth } from './fair-name.ts'

type Locale = keyof typeof fairName

/**
 * The sign and the name in one colour. Sized by height; the picture is named for screen readers. Its outlines are
 * a symbol outside React's tree, so that the browser's half needn't carry them.
 */
export function Wordmark({
  locale,
  height = 36,
  className,
}: {
  locale: Locale
  height?: number
  className?: string
}) {
  const width = wordmarkWidth[locale]
  useEffect(() => bringSymbol(locale), [locale])
  return (
    <svg
      role="img"
      aria-label={fairName[locale]}
      width={Math.round((width * height) / 72)}
      height={height}
      viewBox={`0 0 ${width} 72`}
      fill="currentColor"
      className={className}
    >
      <use href={`#wordmark-${locale}`} />
    </svg>
  )
}

// A document brings the outlines of its own language; whoever changes the language fetches the other ones then.
function bringSymbol(locale: Locale) {
  if (document.getElementById(`wordmark-${locale}`)) return
  import('./wordmark-symbol.ts').then(
    ({ wordmarkSymbol }) => document.body.insertAdjacentHTML('beforeend', wordmarkSymbol(locale)),
    // Without it the name is still said in words.
    () => {},
  )
}
