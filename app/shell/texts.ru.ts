const texts = {
  fairName: 'Портик',
  skipToContent: 'К содержанию',
  menu: 'Меню',
  navigation: 'Разделы сайта',
  language: 'Язык',
  error: {
    notFoundTitle: 'Страница не найдена',
    notFoundDocumentTitle: 'Страница не найдена',
    notFoundText:
      'К сожалению, мы не смогли найти страницу, которую вы искали. Возможно она временно отключена или находится в разработке.',
    unavailableTitle: 'Страница не доступна',
    unavailableText: 'К сожалению, эта страница временно недоступна. Попробуйте зайти на неё позже.',
    otherText: 'Не получилось открыть страницу. Проверьте подключение и попробуйте ещё раз.',
    home: 'Вернуться на главную',
    useful: 'Чаще всего ищут',
  },
}

export default texts
export type ShellTexts = typeof texts
