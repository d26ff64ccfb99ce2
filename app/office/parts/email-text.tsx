/** An address in a narrow column: a new line begins after the «@», and elsewhere only where nothing else helps. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
