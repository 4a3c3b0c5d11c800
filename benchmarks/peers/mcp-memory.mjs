// Entities of the official MCP memory server, one call of a tool each, over its standard input.
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { text } from './texts.mjs';

let number = 0;
const entity = () => ({ name: `entity ${number++}`, entityType: 'memory', observations: [text()] });

export async function open(engine, url) {
  const server = fileURLToPath(new URL('node_modules/@modelcontextprotocol/server-memory/dist/index.js', import.meta.url));
  const client = new Client({ name: 'peer', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [server], env: { ...process.env, MEMORY_FILE_PATH: `${url}.jsonl` }, stderr: 'ignore' }),
  );
  const bulk = (size) =>
    client.callTool({ name: 'create_entities', arguments: { entities: Array.from({ length: size }, entity) } });
  return {
    fill: bulk,
    add: () => bulk(1),
    bulk,
    ask: () => client.callTool({ name: 'search_nodes', arguments: { query: 'retries' } }),
    close: () => client.close(),
  };
}
