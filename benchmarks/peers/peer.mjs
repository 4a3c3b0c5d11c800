// A peer of Stoa as a process: reads one line per piece of work, such as "add 200 8", does it and answers "done".
import { createInterface } from 'node:readline';
import { argv, stdin, stdout } from 'node:process';

const [, , module, engine, url] = argv;
const peer = await (await import(`./${module}.mjs`)).open(engine, url);

/** Does something many times, by this many clients at a time. */
async function times(count, clients, work) {
  let next = 0;
  const client = async () => {
    while (next < count) {
      await work(next++);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

const works = {
  fill: (count) => peer.fill(count),
  add: (count, clients) => times(count, clients, () => peer.add()),
  bulk: (count, size) => times(count, 1, () => peer.bulk(size)),
  read: (count) => times(count, 1, () => peer.read()),
  ask: (count) => times(count, 1, () => peer.ask()),
};

for await (const line of createInterface({ input: stdin })) {
  const [work, ...numbers] = line.split(' ');
  try {
    await works[work](...numbers.map(Number));
    stdout.write('done\n');
  } catch (error) {
    stdout.write(`failed: ${String(error?.message ?? error).replaceAll('\n', ' ')}\n`);
  }
}
await peer.close?.();
process.exit(0);
