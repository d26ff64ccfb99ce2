import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useShellTexts } from '../use-shell-texts.ts'

export function HomeButton() {
  const { error: words } = useShellTexts()
  return (
    <Link to="/" className={buttonClass()}>
      {words.home}
    </Link>
  )
}
