import { isMainThread } from 'node:worker_threads'

// Loaded before a service that a test starts. Only the process that started it holds the other end of its input, so if
// that process is killed, the service stops as if asked to. Threads load this file too, but their input isn't a pipe.
if (isMainThread) {
  process.stdin.on('error', () => {}).on('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
  process.stdin.unref()
}
