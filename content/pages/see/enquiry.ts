import type { PageRecord } from '../../types.ts'

export default {
  key: 'enquiry',
  title: { ru: 'Вопрос о работе', en: 'Ask about a work' },
  lead: {
    ru: 'Спросите о любой работе каталога, пока ярмарка не закрылась: о цене, доставке, раме, происхождении. Вопрос передадим тому, кто её показывает.',
    en: 'Ask about any work in the catalogue until the fair closes: its price, delivery, frame or provenance. We pass the question to whoever shows it.',
  },
  description: {
    ru: 'Вопрос участнику ярмарки «Портик» о работе из каталога: цена, доставка, рама, происхождение. Ответ приходит на почту в течение двух рабочих дней.',
    en: 'A question to an exhibitor of the Portico fair about a work in the catalogue: price, delivery, frame, provenance. The answer comes by e-mail.',
  },
  blocks: [{ kind: 'form', form: 'enquiry', title: { ru: 'Ваш вопрос', en: 'Your question' } }],
} satisfies PageRecord
