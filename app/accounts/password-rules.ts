/** Long enough to be a sentence, short enough to be hashed without harm. */
export const shortestPassword = 12
export const longestPassword = 128

export function isGoodPassword(password: string): boolean {
  return password.length >= shortestPassword && password.length <= longestPassword
}
