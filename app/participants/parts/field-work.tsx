import { Picture, type PictureProps } from '../../images/parts/picture.tsx'
import { cx } from '../../ui/cx.ts'

/**
 * A work shown whole in a square field, before its own light: standing on the foot of the field, or hung on the
 * eye line. Its size is known before it arrives, so nothing moves when it does.
 */
export function FieldWork({
  isHung = false,
  ...picture
}: Pick<PictureProps, 'src' | 'alt' | 'width' | 'height' | 'sizes' | 'priority'> & { isHung?: boolean }) {
  const isTall = picture.height > picture.width
  return (
    <>
      <span
        className={cx('hall-light absolute -inset-x-2', isHung ? '-inset-y-2' : 'top-1/5 -bottom-[8%]')}
      />
      <Picture
        {...picture}
        className={cx(
          'absolute shadow-work',
          isTall ? 'inset-x-0 bottom-0 mx-auto h-full w-auto' : 'left-0 h-auto w-full',
          !isTall && (isHung ? 'inset-y-0 my-auto' : 'bottom-0'),
        )}
      />
    </>
  )
}
