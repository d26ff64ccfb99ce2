/** Whether the database refused something because a unique rule of this name would have been broken. */
export function brokeRule(error: unknown, name: string): boolean {
  const cause = (error as { cause?: unknown }).cause ?? error
  const { code, constraint } = cause as { code?: string; constraint?: string }
  return code === '23505' && constraint === name
}
