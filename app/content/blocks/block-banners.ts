import type { Edition } from '../../editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../../editions/phrases.ts'
import {
  isNextFairAhead,
  salesPhase,
  type WindowPhase,
  windowPhase,
  windowsOf,
} from '../../editions/rules.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { BlockOf } from './block-view.ts'
import type { Block } from './blocks.ts'

type Banner = Omit<BlockOf<'banner'>, 'kind'>
type Subject = Extract<Block, { kind: 'banner' }>['of']
type Words = { badge: string; sentence: string }

/** A badge and the one sentence with the date that matters now. */
export function bannerOf(subject: Subject, edition: Edition, now: Date, locale: LocaleCode): Banner {
  const phrases = phrasesOf(edition, locale)
  const { look, words } =
    subject === 'sales' ? salesBanner(edition, now, locale) : windowBanner(subject, edition, now, locale)
  return { ...look, badge: words.badge, sentence: fillFromEdition(words.sentence, phrases) }
}

function salesBanner(edition: Edition, now: Date, locale: LocaleCode) {
  const phase = salesPhase(edition, now)
  const over = isNextFairAhead(edition, now) ? texts[locale].sales.over : texts[locale].sales.overForGood
  return { look: looks[phase], words: phase === 'over' ? over : texts[locale].sales[phase] }
}

function windowBanner(subject: Exclude<Subject, 'sales'>, edition: Edition, now: Date, locale: LocaleCode) {
  const phase = windowPhase(windowsOf(edition)[subject], now)
  const words: Record<WindowPhase, Words> = texts[locale][subject]
  // A registration that is over and has no next fair to open for is simply closed, in both languages.
  const isForGood = subject === 'convention' && phase === 'over' && !isNextFairAhead(edition, now)
  return { look: looks[phase], words: isForGood ? texts[locale].conventionForGood : words[phase] }
}

const looks = {
  before: { tone: 'neutral', icon: 'clock' },
  open: { tone: 'success', icon: 'check' },
  'last-days': { tone: 'warning', icon: 'clock' },
  over: { tone: 'neutral', icon: 'clock' },
} as const

const texts = {
  ru: {
    sales: {
      before: { badge: 'Продажа впереди', sentence: 'Билеты появятся {salesFrom}' },
      open: {
        badge: 'Билеты в\u00a0продаже',
        sentence: 'Дни для посетителей\u00a0— {visitorDays}, {visitorHours}',
      },
      over: { badge: 'Продажа закрыта', sentence: 'Ярмарка закончилась. Следующая\u00a0— {nextFair}' },
      overForGood: { badge: 'Продажа закрыта', sentence: 'Ярмарка закончилась' },
    },
    children: {
      before: { badge: 'Отбор впереди', sentence: 'Заявки принимаем до\u00a0{childrensSelectionUntil}' },
      open: {
        badge: 'Отбор открыт',
        sentence: 'Заявки на\u00a0детские стенды принимаем до\u00a0{childrensSelectionUntil}',
      },
      'last-days': {
        badge: 'Отбор скоро закроется',
        sentence: 'Последний день для заявок на\u00a0детские стенды\u00a0— {childrensSelectionUntil}',
      },
      over: {
        badge: 'Отбор закрыт',
        sentence: 'Заявки на\u00a0детские стенды принимали до\u00a0{childrensSelectionUntil}',
      },
    },
    convention: {
      before: {
        badge: 'Регистрация скоро откроется',
        sentence: 'Регистрация участников начнётся {conventionOpensOn}',
      },
      open: {
        badge: 'Регистрация открыта',
        sentence: 'Зарегистрироваться можно до\u00a0{conventionClosesOn}',
      },
      'last-days': {
        badge: 'Регистрация скоро закроется',
        sentence: 'Последний день регистрации\u00a0— {conventionClosesOn}',
      },
      over: {
        badge: 'Регистрация закрыта',
        sentence:
          'На\u00a0эту ярмарку записывали до\u00a0{conventionClosesOn}; на\u00a0следующую, {nextFair}, запись ещё не\u00a0началась',
      },
    },
    conventionForGood: {
      badge: 'Регистрация закрыта',
      sentence: 'Регистрация шла до\u00a0{conventionClosesOn}',
    },
    media: {
      before: { badge: 'Аккредитация впереди', sentence: 'Заявки принимаем до\u00a0{mediaUntil}' },
      open: { badge: 'Аккредитация открыта', sentence: 'Заявки редакций принимаем до\u00a0{mediaUntil}' },
      'last-days': {
        badge: 'Аккредитация скоро закроется',
        sentence: 'Последний день для заявок\u00a0— {mediaUntil}',
      },
      over: { badge: 'Аккредитация закрыта', sentence: 'Заявки редакций принимали до\u00a0{mediaUntil}' },
    },
  },
  en: {
    sales: {
      before: { badge: 'Not on sale yet', sentence: 'Tickets go on sale on {salesFrom}' },
      open: { badge: 'Tickets on sale', sentence: 'Visitor days are {visitorDays}, {visitorHours}' },
      over: { badge: 'Sale closed', sentence: 'The fair is over. The next one is {nextFair}' },
      overForGood: { badge: 'Sale closed', sentence: 'The fair is over' },
    },
    children: {
      before: {
        badge: 'Selection ahead',
        sentence: 'Applications are taken until {childrensSelectionUntil}',
      },
      open: {
        badge: 'Selection open',
        sentence: 'Applications for children’s stands are taken until {childrensSelectionUntil}',
      },
      'last-days': {
        badge: 'Selection closes soon',
        sentence: 'The last day to apply for a children’s stand is {childrensSelectionUntil}',
      },
      over: {
        badge: 'Selection closed',
        sentence: 'Applications for children’s stands were taken until {childrensSelectionUntil}',
      },
    },
    convention: {
      before: {
        badge: 'Registration will open soon',
        sentence: 'Registration begins on {conventionOpensOn}',
      },
      open: { badge: 'Registration open', sentence: 'You can register until {conventionClosesOn}' },
      'last-days': {
        badge: 'Registration closes soon',
        sentence: 'The last day to register is {conventionClosesOn}',
      },
      // This one is closed, the next will open: the pair of sentences the fair has always used.
      over: {
        badge: 'Registration will open soon',
        sentence:
          'For this fair it closed on {conventionClosesOn}; for the next one, {nextFair}, it has not begun yet',
      },
    },
    conventionForGood: {
      badge: 'Registration closed',
      sentence: 'Registration ended on {conventionClosesOn}',
    },
    media: {
      before: { badge: 'Accreditation ahead', sentence: 'Applications are taken until {mediaUntil}' },
      open: { badge: 'Accreditation open', sentence: 'Newsrooms may apply until {mediaUntil}' },
      'last-days': {
        badge: 'Accreditation closes soon',
        sentence: 'The last day to apply is {mediaUntil}',
      },
      over: { badge: 'Accreditation closed', sentence: 'Newsrooms could apply until {mediaUntil}' },
    },
  },
}
