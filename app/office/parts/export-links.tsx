import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { withLocale } from '../../platform/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'

/** The list as it is filtered, as files; `address` is the list's own, without its last slash. */
export function ExportLinks({
  address,
  search,
  words,
}: {
  address: string
  search: string
  words: Record<'csv' | 'xlsx', string>
}) {
  const { locale } = useView()
  return (['csv', 'xlsx'] as const).map(kind => (
    <Link
      key={kind}
      to={withLocale(`${address}.${kind}${search}`, locale)}
      className={buttonClass({ tone: 'ghost', size: 'small' })}
    >
      <Icon name="download" size={18} />
      {words[kind]}
    </Link>
  ))
}
