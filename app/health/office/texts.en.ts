import type { HealthTexts } from './texts.ru.ts'

const texts: HealthTexts = {
  title: 'Site health',
  states: { fine: 'fine', watch: 'needs attention', wrong: 'fix' },
  summary: {
    fine: 'Everything is fine',
    watch: 'Something needs attention',
    wrong: 'Something is broken: start with what is marked',
  },
  table: 'State of the parts of the site',
  columns: { item: 'What', state: 'State', means: 'What it means and what to do' },
  items: {
    jobs: 'Background jobs',
    letters: 'Letters',
    leads: 'Passing on submissions',
    gateway: 'Taking payments',
    backup: 'Backup',
    certificate: 'Site certificate',
    disk: 'Disk space',
    database: 'Database',
    errors: 'Errors in the last hour',
  },
  said: {
    jobs: {
      fine: 'Waiting for their turn: {waiting}. Nothing is overdue.',
      watch:
        'The oldest has waited for {minutes}\u00a0min. If this grows, the server cannot keep up: see the errors below.',
      wrong:
        'The oldest has waited for {minutes}\u00a0min. Letters and refunds are not going out: restart the server, no job is lost.',
      failed:
        'Failed and set aside: {failed}. Open the summary: it says whom this concerns, and they can be tried again.',
    },
    letters: {
      fine: 'Waiting: {count}. Everything leaves on time.',
      watch: 'Waiting: {count}, the oldest for {minutes}\u00a0min. The mail server is slow.',
      wrong:
        'Waiting: {count}, the oldest for {minutes}\u00a0min. Check the mail server and the SMTP_URL setting.',
    },
    leads: {
      fine: 'Waiting to be passed on: {waiting}. The rest have been received.',
      watch:
        'Waiting to be passed on: {waiting}, the oldest for {minutes}\u00a0min. The receiving service does not answer; we keep trying.',
      wrong:
        'Waiting to be passed on: {waiting}, the oldest for {minutes}\u00a0min. Get in touch with whoever runs the receiving service.',
      aside: 'Set aside after all attempts: {aside}. Open “Form submissions” and send them again.',
    },
    gateway: {
      fine: 'The payment gateway answers.',
      watch: 'The payment gateway is slow.',
      wrong:
        'The payment gateway does not answer; we try from time to time. Call YooKassa; orders wait and are not lost.',
    },
    backup: {
      fine: 'The last one was made {hours}\u00a0h ago.',
      watch: 'The last one was made {hours}\u00a0h ago. The nightly backup did not run: start it by hand.',
      wrong: 'The last one was made {hours}\u00a0h ago. Make one now, and find out why they stopped.',
      none: 'The site knows of no backup. Run npm run backup on the server and have it run every night.',
    },
    certificate: {
      fine: 'Days left: {days}.',
      watch: 'Days left: {days}. It usually renews itself: check that it has.',
      wrong: 'Days left: {days}. Renew it today, or browsers will stop opening the site.',
      'other-name':
        'It was not issued for {hostname}. Browsers do not open the site: install a certificate for this address.',
      over: 'It has expired. Browsers do not open the site: renew the certificate now.',
      unread: '{hostname} showed no certificate. Open the site on another device and see whether it works.',
      none: 'The site runs without encryption, as only a trial server does. There is nothing to check here.',
    },
    disk: {
      fine: '{percent}% is free, {gigabytes}\u00a0GB.',
      watch: '{percent}% is free, {gigabytes}\u00a0GB. Add space before the fair opens.',
      wrong:
        '{percent}% is free, {gigabytes}\u00a0GB. Free up space today: without it orders cannot be saved.',
      unknown: 'The system does not say how much space is left. Look on the server itself.',
    },
    database: {
      fine: 'Takes {gigabytes}\u00a0GB; {used} of {most} connections.',
      watch: '{used} of {most} connections. With more, some visitors will see an error.',
      wrong: '{used} of {most} connections. Lower DATABASE_POOL or the number of processes.',
    },
    errors: {
      fine: 'There were no errors.',
      watch: 'Errors: {count}. They are below; if they recur, show them to a developer.',
      wrong: 'Errors: {count}. Call a developer and show them the list below.',
    },
  },
  recent: {
    title: 'Latest errors',
    lead: 'Of this server, since it was last started. There are no names, addresses or order numbers in them.',
    none: 'There were no errors.',
    columns: { at: 'When', what: 'What happened', where: 'Where', count: 'Times' },
  },
  messages: {
    'a request failed': 'A page did not open',
    'a job failed; it will be tried again': 'A background job failed and will be tried again',
    'job queue': 'The job queue did not answer',
    'an idle database connection broke': 'A connection to the database broke',
    'the embedded database connection broke': 'The connection to the embedded database broke',
    'the notification connection broke; connecting again':
      'The processes did not hear each other; they are connecting again',
    'the gateway could not be asked about an order':
      'The payment gateway did not answer a question about an order',
    'a release could not be put out; the scheduler tries again':
      'A release did not go out on time; it will be tried again',
    'the journal was looked through': 'The chain of the journal is broken',
    'old data stays': 'Old data was not erased; it will be tried again',
    'the error page failed': 'Not even the error page opened',
  },
  about: 'Version {build}; the server has been running since {since}.',
}

export default texts
