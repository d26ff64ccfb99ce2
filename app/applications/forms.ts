import type { FormDescription, FormId } from './description.ts'
import { contact } from './descriptions/contact.ts'
import { volunteer } from './descriptions/volunteer.ts'

/** Every form of the fair. */
export const forms: readonly FormDescription[] = [contact, volunteer]

export function formOf(id: string): FormDescription | undefined {
  return forms.find(form => form.id === id)
}

export function isForm(id: string): id is FormId {
  return formOf(id) !== undefined
}
