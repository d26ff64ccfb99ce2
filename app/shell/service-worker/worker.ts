import { forgetPage } from './forgetting.ts'
import {
  answerFile,
  answerPage,
  answerPicture,
  dropOtherCaches,
  forgetDoor,
  keepDoor,
  keepFiles,
  keepForTheDay,
} from './keeping.ts'
import { tellCutOff } from './network.ts'
import { openPage, showNotice } from './notices.ts'
import { isSignOut, pageToForget, wayOf } from './ways.ts'
import {
  build,
  type Fetching,
  type Lasting,
  type Message,
  type Pressed,
  type Pushed,
  scope,
} from './worker-scope.ts'

/*
 * The service worker. It is new whenever the build is, because it carries the build's id; it takes over as soon as it
 * has everything of its build, and what it finds of others goes. Open pages of the old build notice by themselves:
 * their next step is a full load.
 */
scope.addEventListener('install', (event: Lasting) => {
  event.waitUntil(keepFiles().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event: Lasting) => {
  event.waitUntil(
    Promise.all([dropOtherCaches(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  )
})

scope.addEventListener('message', (event: Lasting & { data: Message }) => {
  const { keep, isAtDoor } = event.data
  event.waitUntil(Promise.all([tellCutOff(), isAtDoor ? keepDoor(keep) : keepForTheDay(keep)]))
})

scope.addEventListener('fetch', (event: Fetching) => {
  // The form goes its way to the server; what the device has kept for whoever signs out goes too.
  if (isSignOut(event.request)) event.waitUntil(forgetDoor())
  const forgotten = pageToForget(event.request)
  if (forgotten) event.waitUntil(forgetPage(forgotten))
  const way = wayOf(event.request, scope.location.origin, build)
  if (way === 'file') event.respondWith(answerFile(event.request))
  if (way === 'picture') event.respondWith(answerPicture(event))
  if (way === 'page') event.respondWith(answerPage(event))
})

scope.addEventListener('push', (event: Pushed) => {
  event.waitUntil(showNotice(event.data?.text()))
})

scope.addEventListener('notificationclick', (event: Pressed) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})
