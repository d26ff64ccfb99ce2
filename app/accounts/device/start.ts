// The script of pages on which a password is typed. They work without it; with it one can look at what one has typed.
for (const eye of document.querySelectorAll<HTMLButtonElement>('[data-eye]')) {
  const field = document.getElementById(eye.dataset.eye ?? '')
  if (!(field instanceof HTMLInputElement)) continue
  const show = (isShown: boolean) => {
    field.type = isShown ? 'text' : 'password'
    eye.setAttribute('aria-pressed', String(isShown))
  }
  eye.hidden = false
  eye.addEventListener('click', () => show(field.type === 'password'))
  // It is sent as a password: browsers know what it is, and nothing stays readable behind the answer.
  field.form?.addEventListener('submit', () => show(false))
  window.addEventListener('pagehide', () => show(false))
}
