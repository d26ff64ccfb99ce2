import { forms as described } from '../../applications/forms.ts'
import type { Both } from '../../platform/languages.ts'
import { bothOf, type Kind } from './kind.ts'

const both = (ru: string, en: string): Both => ({ ru, en })

/** What forms ask and say. Which fields there are, what is right in them, consent and window are not words. */
export const forms: Kind = {
  label: { one: both('Форма', 'Form'), many: both('Тексты форм', 'Forms’ texts') },
  newKey: null,
  fields: [
    { name: 'lead', type: 'text', most: 600, isLong: true, label: both('Перед формой', 'Above the form') },
    { name: 'button', type: 'text', most: 60, label: both('Кнопка', 'Button') },
    {
      name: 'asked',
      type: 'list',
      isGiven: true,
      most: 60,
      label: both('Поля', 'Fields'),
      fields: [
        { name: 'name', type: 'line', most: 60, isFixed: true, label: both('Поле', 'Field') },
        { name: 'label', type: 'text', most: 160, label: both('Вопрос', 'Label') },
        { name: 'hint', type: 'text', most: 300, isOptional: true, label: both('Подсказка', 'Hint') },
        { name: 'example', type: 'text', most: 160, isOptional: true, label: both('Пример', 'Example') },
      ],
    },
    { name: 'thanksTitle', type: 'text', most: 120, label: both('Благодарность', 'Thanks') },
    {
      name: 'thanksText',
      type: 'text',
      most: 600,
      isLong: true,
      label: both('Что будет дальше', 'What happens next'),
    },
    {
      name: 'closedBefore',
      type: 'text',
      most: 400,
      isLong: true,
      isOptional: true,
      label: both('Пока приём не\u00a0начался', 'Before it opens'),
    },
    {
      name: 'closedOver',
      type: 'text',
      most: 400,
      isLong: true,
      isOptional: true,
      label: both('Когда приём закрыт', 'Once it is closed'),
    },
    {
      name: 'closedForGood',
      type: 'text',
      most: 400,
      isLong: true,
      isOptional: true,
      label: both('Когда следующая ярмарка не\u00a0объявлена', 'While no next fair is announced'),
    },
  ],
  titleOf: (_, key) => described.find(({ id }) => id === key)?.title ?? both(key, key),
  noteOf: record => bothOf(record.lead),
  pathOf: key => described.find(({ id }) => id === key)?.home ?? '/contacts/',
}
