/** What has just been done or refused, said on top of the page. */
export function OfficeOutcome({ error, done }: { error: string | undefined; done: string | undefined }) {
  return (
    <>
      {error && (
        <p
          id="outcome"
          role="alert"
          className="type-body mb-6 max-w-text border-l-4 border-error bg-raised px-4 py-3 text-error"
        >
          {error}
        </p>
      )}
      {done && (
        <p role="status" className="type-body mb-6 max-w-text border-l-4 border-success bg-raised px-4 py-3">
          {done}
        </p>
      )}
    </>
  )
}
