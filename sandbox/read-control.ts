import type { z } from 'zod'

type Control<T> = { ok: true; value: T } | { ok: false; sentence: string }

/** Orders for trouble come as JSON, whatever the content type says: they are often typed by hand. */
export function readControl<T>(text: string, shape: z.ZodType<T>): Control<T> {
  const json = parseJson(text)
  if (json === undefined) return { ok: false, sentence: 'The body is not valid JSON.' }

  const parsed = shape.safeParse(json)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.')
  return {
    ok: false,
    sentence: `This control is not understood: ${place ? `${place}: ` : ''}${issue?.message}.`,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
