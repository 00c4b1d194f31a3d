import { createReceiver } from './receiver.ts'

const { WEBHOOK_SECRET, PORT = '5012' } = process.env

if (WEBHOOK_SECRET?.startsWith('whsec_')) {
  const receiver = createReceiver(WEBHOOK_SECRET, {
    event: (id, { type, timestamp, data }) =>
      console.log(`${timestamp} ${type} ${id}\n  ${JSON.stringify(data)}`),
    note: (sentence) => console.log(sentence),
  })
  receiver.listen(Number(PORT), 'localhost', () => {
    console.log(`The example receiver waits for events at http://localhost:${PORT}`)
  })
} else {
  console.error(
    `Create an endpoint with the URL http://localhost:${PORT} in the console, then start this with its secret (whsec_…) as WEBHOOK_SECRET in the environment.`,
  )
  process.exitCode = 1
}
