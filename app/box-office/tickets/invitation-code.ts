import { inFours, readTyped } from './crockford.ts'

/** Twelve random characters as guests read and type them: `7K3M-9QXA-2B4C`. */
export function invitationCode(digits: string): string {
  return inFours(digits).replaceAll(' ', '-')
}

/** What somebody typed, as the codes it may be: word for word, or one of ours however it was spaced and read aloud. */
export function codesTyped(text: string): string[] {
  return [text.trim().toUpperCase(), invitationCode(readTyped(text))]
}
