import { createSinglePageExample } from './server.ts'

const { ACCORD_URL = 'http://localhost:5005', CLIENT_ID, PORT = '5011' } = process.env
const ownUrl = `http://localhost:${PORT}`

if (CLIENT_ID) {
  const issuer = new URL('/oauth', ACCORD_URL).href
  createSinglePageExample({ issuer, clientId: CLIENT_ID }).listen(Number(PORT), 'localhost', () => {
    console.log(`The single-page example is at ${ownUrl} and signs people in at ${ACCORD_URL}`)
  })
} else {
  console.error(
    `Register a single-page application in the console at ${ACCORD_URL} with the redirect address ${ownUrl}/callback, then start this with its CLIENT_ID in the environment.`,
  )
  process.exitCode = 1
}
