import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

// The minimum for any service on Fastify and PostgreSQL. It runs one prepared select by the hashed token, and nothing
// else that a real service must do.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const findUser = {
  name: 'find-user',
  text: `select u.id, u.email, u.first_name, u.last_name
         from tokens t
         join sessions s on s.id = t.session_id
         join users u on u.id = s.user_id
         where t.hash = $1 and t.expires_at > now() and s.expires_at > now()`,
}

const app = Fastify()

app.get('/me', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest()
  const { rows } = await pool.query({ ...findUser, values: [hash] })
  return rows[0] ?? reply.status(401).send()
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
