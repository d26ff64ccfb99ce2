import type pg from 'pg'
import { keepPerson } from '../../app/accounts/keep-person.server.ts'
import type { Role } from '../../app/platform/person.ts'

/** Known to everybody, so it opens nothing in production (decision 0018). */
export const demoPassword = 'portico-demo-2025'

export const demoPeople: readonly { email: string; name: string; role: Role }[] = [
  { email: 'admin@portico.example', name: 'Ольга Дольник', role: 'admin' },
  { email: 'kassa@portico.example', name: 'Марина Бересток', role: 'box-office' },
  { email: 'door@portico.example', name: 'Павел Ярцевин', role: 'door' },
  { email: 'requests@portico.example', name: 'Вера Ольшаница', role: 'requests' },
  { email: 'exhibitors@portico.example', name: 'Нина Заречина', role: 'exhibitors' },
  { email: 'award@portico.example', name: 'Кирилл Остоженец', role: 'award' },
  { email: 'chief@portico.example', name: 'Варвара Купавина', role: 'chief-editor' },
  { email: 'editor@portico.example', name: 'Полина Мшанская', role: 'editor' },
  { email: 'translator@portico.example', name: 'Светлана Омутова', role: 'translator' },
  { email: 'press@portico.example', name: 'Зоя Межевая', role: 'press' },
  { email: 'curator@portico.example', name: 'Кира Лугинина', role: 'curator' },
  { email: 'accountant@portico.example', name: 'Алевтина Вересень', role: 'accountant' },
  { email: 'council@portico.example', name: 'Глеб Стрешин', role: 'council' },
  { email: 'juror@portico.example', name: 'Анна Велигор', role: 'juror' },
  { email: 'chair@portico.example', name: 'Всеволод Чернолес', role: 'juror' },
  { email: 'member@portico.example', name: 'Анна Верховская', role: 'member' },
]

/** One of each role, where nobody works yet. */
export async function seedPeople(pool: pg.Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from people')
  if (rows[0]?.count) return
  for (const person of demoPeople) {
    await keepPerson(pool, { ...person, password: demoPassword, isDemo: true }, now)
  }
}
