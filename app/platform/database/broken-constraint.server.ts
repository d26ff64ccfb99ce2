/** Whether the database refused something because a unique rule of this name would have been broken. */
export function brokeConstraint(error: unknown, name: string): boolean {
  const { code, constraint } = refusalOf(error)
  return code === '23505' && constraint === name
}

/** What the database said when it refused; the query builder wraps it in an error of its own. */
export function refusalOf(error: unknown): { code?: string; constraint?: string } {
  return ((error as { cause?: unknown }).cause ?? error) as { code?: string; constraint?: string }
}
