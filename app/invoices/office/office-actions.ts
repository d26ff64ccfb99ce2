import type { OfficeAction } from '../../office/search/office-action.ts'

export const invoiceActions: readonly OfficeAction[] = [
  {
    to: '/office/statements/#file',
    label: { ru: 'Загрузить выписку банка', en: 'Upload a bank statement' },
    words: { ru: 'оплата счёт платёж', en: 'payment invoice' },
  },
]
