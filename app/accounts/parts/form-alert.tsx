/** What was wrong with a form, said over it. */
export function FormAlert({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="type-body mb-5 border-l-4 border-error pl-4 text-error">
      {children}
    </p>
  )
}
