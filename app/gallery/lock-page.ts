/** The page behind stands still and keeps its width, though its scrollbar is gone. Returns how to let it go. */
export function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingInlineEnd } = style
  const scrollbarPx = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollbarPx > 0) style.paddingInlineEnd = `${scrollbarPx}px`
  return () => {
    style.overflow = overflow
    style.paddingInlineEnd = paddingInlineEnd
  }
}
