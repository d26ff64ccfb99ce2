/** Makes the buttons beside a fingerprint copy it, and say whether they could. */
export function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    button.onclick = async () => {
      const { copy = '', copied = '', notCopied = '' } = button.dataset
      const isCopied = await copyText(copy)
      const said = button.previousElementSibling
      if (said) said.textContent = isCopied ? copied : notCopied
    }
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
