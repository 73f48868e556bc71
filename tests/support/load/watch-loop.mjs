/**
 * Loaded by `--import` into a shop: after SIGUSR2 it prints the longest time that the event loop was occupied in one piece since the last
 * signal, in milliseconds of the thread's processor time, so that other programs of the machine do not count.
 */
const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let last = threadMs();
let longest = 0;
setInterval(() => {
  const now = threadMs();
  longest = Math.max(longest, now - last);
  last = now;
}, 1).unref();
process.on('SIGUSR2', () => {
  console.info(`event loop occupied ${longest.toFixed(1)} ms`);
  longest = 0;
});
