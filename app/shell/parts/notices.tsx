import { useView } from '../../navigation/view.ts'
import { cx } from '../../ui/cx.ts'
import { keepsHeader } from '../menu.ts'
import { useShellTexts } from '../use-shell-texts.ts'
import { useNotice } from './use-notice.ts'

/** A thin bar under the header, or under the edge of the window once the header has gone. It moves nothing. */
export function Notices() {
  const { notices } = useShellTexts()
  const notice = useNotice()
  const isUnderHeader = keepsHeader(useView().path)
  return (
    <div role="status" className={cx('notice-bar', isUnderHeader ? 'top-16 lg:top-19' : 'top-0')}>
      {notice && (
        <div className="page type-small">
          <p>{notices[notice]}</p>
          <button type="button" onClick={() => location.reload()} className="link min-h-11 font-medium">
            {notices.refresh}
          </button>
        </div>
      )}
    </div>
  )
}
