import type { Field } from '../fields.ts'

const both = (ru: string, en: string) => ({ ru, en })

/** Fields that several kinds have, called the same everywhere. */
export const common = {
  name: { name: 'name', type: 'text', most: 160, label: both('Название', 'Name') },
  title: { name: 'title', type: 'text', most: 160, label: both('Заголовок', 'Title') },
  firstName: { name: 'firstName', type: 'text', most: 60, label: both('Имя', 'First name') },
  lastName: { name: 'lastName', type: 'text', most: 80, label: both('Фамилия', 'Surname') },
  city: { name: 'city', type: 'text', most: 80, label: both('Город', 'City') },
  lead: { name: 'lead', type: 'text', most: 600, isLong: true, label: both('Вводка', 'Lead') },
  about: {
    name: 'about',
    type: 'text',
    most: 2_000,
    isLong: true,
    label: both('Описание', 'About'),
  },
  picture: { name: 'picturePath', type: 'picture', label: both('Изображение', 'Picture') },
  position: {
    name: 'position',
    type: 'number',
    least: 0,
    most: 1_000,
    label: both('Место в\u00a0списке', 'Place in the list'),
  },
  website: {
    name: 'website',
    type: 'line',
    most: 200,
    pattern: /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
    isOptional: true,
    label: both('Сайт', 'Website'),
  },
  email: {
    name: 'email',
    type: 'line',
    most: 200,
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    label: both('Электронная почта', 'E-mail'),
  },
} as const satisfies Record<string, Field>
