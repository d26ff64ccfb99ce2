import { useView } from '../navigation/view.ts'
import type { ShellTexts } from './texts.ru.ts'

export function useShellTexts(): ShellTexts {
  return useView().shellTexts as ShellTexts
}
