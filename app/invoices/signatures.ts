/** Who signs an invoice. */
export const signatures = [
  { label: 'Директор', name: 'Е. Мурогин' },
  { label: 'Бухгалтер', name: 'Н. Верстова' },
] as const
