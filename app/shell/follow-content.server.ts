import type { Change } from '../page-store/page-store.server.ts'
import type { Database } from '../platform/database/database.server.ts'

type ChangeMessage = { version: number; tags: string[] }

/** Hears of every committed change of content, by whichever process it was made. */
export async function followContent({ pool, subscriptions }: Database) {
  const followers: ((change: Change) => void)[] = []
  let version = await readVersion()

  async function readVersion(): Promise<string> {
    const { rows } = await pool.query<{ last_value: string }>('select last_value from content_version')
    return rows[0]?.last_value ?? '0'
  }

  function tell(change: Change) {
    for (const follower of followers) follower(change)
  }

  await subscriptions.listen(
    'content_changed',
    payload => {
      const message = JSON.parse(payload) as ChangeMessage
      version = String(message.version)
      tell(message.tags)
    },
    () => {
      // Something may have changed while nobody listened; the pages go even if the version cannot be asked.
      void readVersion()
        .then(latest => {
          version = latest
        })
        .catch(() => {})
        .finally(() => tell('all'))
    },
  )

  return {
    version: () => version,
    /** What was committed before this is known when it ends: for whoever cannot wait until a message comes by itself. */
    async catchUp(tags: readonly string[]) {
      version = await readVersion()
      tell(tags)
    },
    onChange(follower: (change: Change) => void) {
      followers.push(follower)
    },
  }
}
