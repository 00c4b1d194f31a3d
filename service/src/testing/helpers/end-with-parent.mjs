import { isMainThread } from 'node:worker_threads'

// Loaded before a service that a test starts. The other end of its input is held by the process that started it, and by nobody else:
// should that be killed, the service ends as if it were told to. Threads load this file too, but their input isn't a pipe.
if (isMainThread) {
  process.stdin.on('error', () => {}).on('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
  process.stdin.unref()
}
