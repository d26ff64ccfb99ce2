import { imageUrl } from '../../images/rules.ts'
import { cx } from '../../ui/cx.ts'

/** The sign of a partner without its lettering: the name stands beside it in the language of the page. */
export function PartnerMark({ mark, className }: { mark: string; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="8 16 64 64" className={cx('partner-mark', className)}>
      <image href={imageUrl(mark)} x="0" y="0" height="96" />
    </svg>
  )
}
