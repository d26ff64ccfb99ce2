import { imageUrl, isSvg } from '../../images/rules.ts'
import { cx } from '../../ui/cx.ts'

/** The sign of a partner without its lettering: the name stands beside it in the language of the page. */
export function PartnerMark({ mark, className }: { mark: string; className?: string }) {
  if (!isSvg(mark)) return <PartnerLogo logo={mark} {...(className && { className })} />
  return (
    <svg aria-hidden="true" focusable="false" viewBox="8 16 64 64" className={cx('partner-mark', className)}>
      <image href={imageUrl(mark)} x="0" y="0" height="96" />
    </svg>
  )
}

/** A logo in its own colours, whole: on paper, because nobody has drawn it for a dark wall. */
export function PartnerLogo({ logo, className }: { logo: string; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 64 64" className={className}>
      <rect width="64" height="64" fill="#fff" />
      <image href={imageUrl(logo, { width: 420, format: 'webp' })} x="5" y="5" width="54" height="54" />
    </svg>
  )
}
