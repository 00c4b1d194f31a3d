import { randomBytes, randomUUID } from 'node:crypto'
import { createPasswordHasher } from '@accord/service/crypto/password-hasher.ts'
import { secretsFrom } from '@accord/service/crypto/secrets.ts'

// The minimum for a sign-in: the service's password check, with as many checks in parallel as in the service. Prints
// the CPU time per check in microseconds.

const seconds = Number(process.argv[2])
const password = 'Harbour-42-Lantern'
const passwords = await createPasswordHasher(secretsFrom(randomBytes(32)).passwords)
const id = randomUUID()
const stored = { id, password_hash: (await passwords.hash(password))(id) }

const before = process.cpuUsage()
const end = performance.now() + seconds * 1000
const counts = await Promise.all([checkUntilEnd(), checkUntilEnd()])
const checks = counts.reduce((sum, count) => sum + count, 0)
const { user, system } = process.cpuUsage(before)

console.log(JSON.stringify({ perSecond: checks / seconds, cpu: (user + system) / checks }))

async function checkUntilEnd() {
  let count = 0
  while (performance.now() < end) {
    await passwords.check(stored, password)
    count += 1
  }
  return count
}
