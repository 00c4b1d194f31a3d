import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

// Serves a peer's page with the same server and plugin as our own.

const app = Fastify()
await app.register(fastifyStatic, { root: process.env['FOLDER']!, preCompressed: true })
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
