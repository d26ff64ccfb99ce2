import en from './texts.en.ts'
import ru, { type PaymentTexts } from './texts.ru.ts'

export const paymentTexts: Record<'ru' | 'en', PaymentTexts> = { ru, en }
