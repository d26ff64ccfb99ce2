/** What every field that is written into looks like. */
export const box =
  'mt-1 w-full border border-edge bg-raised px-3 text-[0.9375rem] hover:border-ink read-only:bg-transparent'
