import type { InvoiceLine } from '../../invoices/tables.ts'
import { type Day, formatDay, formatDays } from '../../platform/dates.ts'
import { formatRoubles } from '../../platform/money.ts'

/** The version of the wording, as the paper names it. */
export const contractVersion = 'версия 1 от 1 августа 2025 года'

export type ContractFacts = {
  standCode: string
  lines: readonly InvoiceLine[]
  totalKopecks: number
  /** In words, as contracts write it. */
  totalInWords: string
  dueOn: Day
  fair: { firstDay: Day; lastDay: Day; arrivalUntil: Day; materialsUntil: Day }
}

/** The contract clause by clause; a clause is a heading and its numbered sentences. */
export function contractClauses(facts: ContractFacts): { title: string; points: string[] }[] {
  const { standCode, lines, totalKopecks, totalInWords, dueOn, fair } = facts
  const day = (one: Day) => formatDay(one, 'ru', { withYear: true })
  const held = formatDays(fair.firstDay, fair.lastDay, 'ru', { withYear: true })
  const extras = lines.slice(1).map(({ name, quantity, unit }) => `${name} (${unit})\u00a0— ${quantity}`)
  const withExtras = extras.length > 0 ? ` Оборудование и\u00a0услуги: ${extras.join('; ')}.` : ''
  return [
    {
      title: 'Предмет договора',
      points: [
        `Организатор предоставляет Участнику место на\u00a0ярмарке «Портик» ${held} года (Москва, Каретная наб.,\u00a07)\u00a0— стенд ${standCode}\u00a0— и\u00a0оказывает услуги по\u00a0организации участия, а\u00a0Участник принимает и\u00a0оплачивает их.`,
        `Состав: ${lines[0]?.name ?? `стенд ${standCode}`}.${withExtras} Стоимость каждой позиции указана в\u00a0счёте.`,
      ],
    },
    {
      title: 'Цена и\u00a0порядок оплаты',
      points: [
        `Цена договора\u00a0— ${formatRoubles(totalKopecks, 'ru')} (${totalInWords}). НДС не\u00a0облагается, статья 346.11\u00a0НК\u00a0РФ.`,
        `Участник оплачивает цену договора до\u00a0${day(dueOn)}, целиком или частями. До\u00a0этого дня стенд закреплён за\u00a0Участником; обязанность по\u00a0оплате исполнена, когда деньги поступили Организатору.`,
        'Если цена не\u00a0оплачена в\u00a0срок, Организатор вправе снять закрепление стенда, сообщив об\u00a0этом Участнику. Уплаченное возвращается в\u00a0течение 14\u00a0календарных дней.',
      ],
    },
    {
      title: 'Обязанности сторон',
      points: [
        'Организатор передаёт смонтированный стенд до\u00a0открытия ярмарки, обеспечивает свет, охрану и\u00a0уборку общих залов и\u00a0размещает сведения об\u00a0Участнике на\u00a0сайте и\u00a0в\u00a0каталоге.',
        `Участник сдаёт материалы до\u00a0${day(fair.materialsUntil)}, список команды и\u00a0время заезда\u00a0— до\u00a0${day(fair.arrivalUntil)}, выставляет только отобранные советом работы и\u00a0отвечает за\u00a0права на\u00a0них.`,
        'Участник не\u00a0передаёт стенд другим лицам и\u00a0освобождает его в\u00a0день закрытия ярмарки.',
      ],
    },
    {
      title: 'Отказ и\u00a0ответственность',
      points: [
        'Участник вправе отказаться от\u00a0участия, возместив фактически понесённые расходы Организатора (статья 782\u00a0ГК\u00a0РФ).',
        'Если ярмарка не\u00a0состоится, Организатор возвращает всё уплаченное. Стороны не\u00a0отвечают за\u00a0неисполнение, вызванное непреодолимой силой.',
        'Споры решаются переговорами, а\u00a0затем в\u00a0суде по\u00a0месту нахождения Организатора; срок ответа на\u00a0претензию\u00a0— 10\u00a0рабочих дней.',
      ],
    },
    {
      title: 'Заключение договора',
      points: [
        'Договор заключён с\u00a0того дня, когда Участник принял его условия в\u00a0личном кабинете (пункт 3\u00a0статьи 438\u00a0ГК\u00a0РФ). Собственноручная подпись не\u00a0требуется, но\u00a0каждая сторона вправе попросить подписанный экземпляр.',
        'По\u00a0окончании ярмарки стороны оформляют акт. Если Участник в\u00a0течение пяти рабочих дней не\u00a0возразил против акта, услуги считаются принятыми.',
        'Если стенд или заказ изменены до\u00a0оплаты, действует договор с\u00a0последней датой.',
      ],
    },
  ]
}
