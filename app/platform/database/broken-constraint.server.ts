import { refusalOf } from './database.server.ts'

/** Whether the database refused something because a unique rule of this name would have been broken. */
export function brokeConstraint(error: unknown, name: string): boolean {
  const { code, constraint } = refusalOf(error)
  return code === '23505' && constraint === name
}
