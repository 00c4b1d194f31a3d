import { connect } from './accord.ts'
import { createExample } from './server.ts'

const {
  ACCORD_URL = 'http://localhost:5005',
  CLIENT_ID,
  CLIENT_SECRET,
  PORT = '5010',
} = process.env
const ownUrl = `http://localhost:${PORT}`

if (CLIENT_ID && CLIENT_SECRET) {
  const accord = await connect({
    accordUrl: ACCORD_URL,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    redirectUri: `${ownUrl}/callback`,
  })
  createExample(accord, ownUrl).listen(Number(PORT), 'localhost', () => {
    console.log(`The example application is at ${ownUrl} and signs people in at ${ACCORD_URL}`)
  })
} else {
  console.error(
    `Register an application in the console at ${ACCORD_URL} with the redirect address ${ownUrl}/callback, then start this with its CLIENT_ID and CLIENT_SECRET in the environment.`,
  )
  process.exitCode = 1
}
