import nodemailer from 'nodemailer'
import { accountLetterJob } from '../../accounts/links/write-account-letter.server.ts'
import { bookLinksJob } from '../../award/own/send-book-links.server.ts'
import { runImportJob } from '../../editorial/exchange/run-import.server.ts'
import { deliverLeadJob } from '../../leads/deliver-lead.server.ts'
import { sendLetterJob } from '../../mail/send-letter.server.ts'
import { pushJobs } from '../push/open-push.server.ts'
import { callOffJob, letterJob, orderLinksJob, payoutJob, reconcileJob } from './open-box-office.server.ts'
import type { House } from './open-house.server.ts'
import type { Rooms } from './open-rooms.server.ts'

/** Who works off which queue. */
export async function startJobs(house: House, rooms: Rooms): Promise<void> {
  const { settings, log, clock, database, jobs } = house
  const { boxOffice, sealTicket, awardDesk, push } = rooms
  await jobs.start([
    payoutJob(boxOffice, clock),
    letterJob({ boxOffice, clock, sealTicket, jobs }),
    orderLinksJob({ boxOffice, clock, jobs }),
    bookLinksJob(awardDesk, clock),
    callOffJob(boxOffice, clock),
    reconcileJob(boxOffice, clock),
    runImportJob(database.pool, clock),
    ...pushJobs(push, clock),
    deliverLeadJob({ pool: database.pool, lander: settings.lander, clock }),
    accountLetterJob(
      {
        pool: database.pool,
        jobs,
        publicUrl: settings.publicUrl,
        isProduction: settings.isProduction,
      },
      clock,
    ),
  ])
  if (settings.smtpUrl) {
    const transport = nodemailer.createTransport(settings.smtpUrl)
    await jobs.start([sendLetterJob(database.db, transport, settings.mailFrom, clock)])
  } else log.warn('SMTP_URL is not set: letters wait in the outbox')
}
