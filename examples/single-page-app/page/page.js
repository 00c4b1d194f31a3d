import { finishSignIn, personOf, refresh, signOut, startSignIn } from './accord.js'

/**
 * The tokens are kept only in memory, because any script on the page can read the browser's
 * storage.
 */
let tokens

const part = (id) => document.getElementById(id)
const onPress = (id, action) => part(id).addEventListener('click', () => void run(action))

onPress('sign-in', startSignIn)
onPress('sign-out', () => signOut(tokens))
onPress('refresh', async () => {
  tokens = await refresh(tokens)
  await show('The tokens are new.')
})

await run(async () => {
  if (location.pathname === '/callback') {
    try {
      tokens = await finishSignIn()
    } finally {
      // The used code must not stay in the history.
      history.replaceState(null, '', '/')
    }
  }
  await show()
})

async function show(message = '') {
  part('message').textContent = message
  part('signed-out').hidden = tokens !== undefined
  part('signed-in').hidden = tokens === undefined
  if (!tokens) return
  const { name, email } = await personOf(tokens)
  part('name').textContent = name
  part('email').textContent = email
  part('expires').textContent = tokens.expiresAt.toISOString()
}

async function run(action) {
  try {
    await action()
  } catch (error) {
    await show(error.message)
  }
}
