import type { FormDescription } from '../../../app/applications/description.ts'
import { forms } from '../../../app/applications/forms.ts'
import { honeypotName } from '../../../app/applications/honeypot.ts'
import { ask } from '../ask.ts'
import { answersTo } from '../filled-forms.ts'
import { freshToken } from '../forms.ts'
import { filledIn, readForms, type SentFields } from './read-forms.ts'
import type { World } from './scene.ts'
import { atOnce, type Stage, targetOf } from './target.ts'

/** Every form that people fill in, at its home, for a page and for a script. */
export function formStages({ site }: World): Stage[] {
  return forms.map(form => ({
    name: `form ${form.id}`,
    faults: [],
    async open() {
      const fields = await fieldsOf(site, form)
      // A token is for one: as many as may be under way together.
      const tokens = await Promise.all(Array.from({ length: atOnce }, () => freshToken(site)))
      // Whoever sends a form in no time is made to wait: these have lain a while, as in front of a person.
      await new Promise(resolve => setTimeout(resolve, 1_100))
      return ['text/html', 'application/json'].map(accept =>
        targetOf(
          `form ${form.id}, ${accept}`,
          accept === 'text/html' ? [303] : [201],
          tokens.map(token => ({
            path: form.home,
            headers: { accept },
            good: { fields: fields.map(([name, value]) => [name, name === 'token' ? token : value]) },
          })),
        ),
      )
    },
  }))
}

/** The answers to a form by its description, in the fields that its page has for them. */
async function fieldsOf(site: { url: string }, form: FormDescription): Promise<SentFields> {
  const shown = readForms((await ask(site, form.home)).text).find(({ controls }) =>
    controls.some(({ name, value }) => name === 'form' && value === form.id),
  )
  if (!shown) throw new Error(`${form.home} does not show the form ${form.id}`)
  const answers = answersTo(form, 'anna@example.test').flatMap(({ field, typed }) =>
    typed.map(value => [field.name, value] as [string, string]),
  )
  const asked = new Set(shown.controls.map(({ name }) => name))
  const unasked = answers.filter(([name]) => !asked.has(name))
  if (unasked.length > 0) throw new Error(`${form.home} does not ask for ${unasked.join(', ')}`)
  const answered = new Set([...answers.map(([name]) => name), honeypotName])
  const [rest = []] = filledIn(shown, {})
  return [...rest.filter(([name]) => !answered.has(name)), ...answers]
}
