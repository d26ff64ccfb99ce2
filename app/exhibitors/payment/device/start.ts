import { countDown } from '../../stands/device/count-down.ts'
import { mirrorTyped } from './mirror-typed.ts'

// The script of the page of payment. The page works without it; with it the hours that are left run, and the preview of the
// invoice follows what is typed.
mirrorTyped()
countDown(() => {
  // Nothing is asked anew by itself: somebody may be in the middle of their requisites.
  const said = document.querySelector<HTMLElement>('[data-over]')
  if (said) said.hidden = false
})
