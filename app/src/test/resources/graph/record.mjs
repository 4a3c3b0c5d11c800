// Records what the official memory server answers to seeded sequences of calls.
// Run it where @modelcontextprotocol/server-memory is installed:
//   node record.mjs <folder that has node_modules> <sequences> <seed> > official-answers.jsonl
// A line for each sequence: a list of {tool, arguments, text | error}. Structured content says the same as the text, which is checked.
// Nothing is twice in one call: the official server stores it twice then.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [folder, sequences, seed] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const program = join(folder, 'node_modules/@modelcontextprotocol/server-memory/dist/index.js');

let state = seed >>> 0;
function random(bound) { // mulberry32
  state = (state + 0x6d2b79f5) >>> 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % bound;
}
const any = list => list[random(list.length)];
function some(most, make, key = JSON.stringify) {
  const made = Array.from({ length: random(most + 1) }, make);
  return made.filter((one, i) => made.findIndex(other => key(other) === key(one)) === i);
}

const names = ['Ada', 'ada', 'Charles Babbage', 'London', 'Zürich', '数学', 'a"b\\c', '100%', 'x_y', 'Émile', "O'Neill", 'line\nbreak', '🙂'];
const types = ['person', 'Person', 'city', 'project', 'ÉTAT', '50%'];
const texts = ['Writes programs', 'writes PROGRAMS', 'Likes engines', 'Born in 1815', 'has\ttab and "quotes"', '100% sure', 'snake_case', 'back\\slash', 'Straße', 'дом', '🙂 smiles', 'second line\nof a text'];
const kinds = ['knows', 'lives-in', 'KNOWS', 'part of'];
const queries = ['a', 'ADA', 'program', 'é', 'É', 'ДОМ', '%', '_', '\\', '"', 'engines', '', 'straße', 'line', '🙂', 'per', '数'];

const relation = () => ({ from: any(names), to: any(names), relationType: any(kinds) });
const calls = {
  create_entities: () => ({ entities: some(4, () => ({ name: any(names), entityType: any(types), observations: some(3, () => any(texts)) }), one => one.name) }),
  create_relations: () => ({ relations: some(4, relation) }),
  add_observations: () => ({ observations: some(2, () => ({ entityName: any(names), contents: some(3, () => any(texts)) }), one => one.entityName) }),
  delete_entities: () => ({ entityNames: some(2, () => any(names)) }),
  delete_observations: () => ({ deletions: some(2, () => ({ entityName: any(names), observations: some(3, () => any(texts)) })) }),
  delete_relations: () => ({ relations: some(2, relation) }),
  read_graph: () => ({}),
  search_nodes: () => ({ query: any(queries) }),
  open_nodes: () => ({ names: some(4, () => any(names)) }),
};
const chances = ['create_entities', 'create_entities', 'create_entities', 'create_relations', 'create_relations', 'add_observations',
  'add_observations', 'delete_entities', 'delete_observations', 'delete_relations', 'read_graph', 'search_nodes', 'search_nodes', 'open_nodes'];

class Server {
  constructor(file) {
    this.process = spawn(process.execPath, [program], { env: { ...process.env, MEMORY_FILE_PATH: file }, stdio: ['pipe', 'pipe', 'ignore'] });
    this.waiting = new Map();
    this.next = 1;
    createInterface({ input: this.process.stdout }).on('line', line => {
      const message = JSON.parse(line);
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    });
  }
  send(message) { this.process.stdin.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\n'); }
  ask(method, params) {
    const id = this.next++;
    return new Promise(answer => { this.waiting.set(id, answer); this.send({ id, method, params }); });
  }
  async start() {
    await this.ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'record', version: '1' } });
    this.send({ method: 'notifications/initialized' });
  }
}

const lists = { create_entities: 'entities', create_relations: 'relations', add_observations: 'results' };
function check(tool, text, structured) {
  const expected = tool.startsWith('delete_') ? { success: true, message: text } : lists[tool] ? { [lists[tool]]: JSON.parse(text) } : JSON.parse(text);
  if (JSON.stringify(expected) !== JSON.stringify(structured)) {
    throw new Error(tool + ' says one thing as text and another as structured content: ' + text + JSON.stringify(structured));
  }
}

const folderOfFile = mkdtempSync(join(tmpdir(), 'answers-'));
const file = join(folderOfFile, 'memory.jsonl');
const server = new Server(file);
await server.start();
for (let i = 0; i < sequences; i++) {
  rmSync(file, { force: true });
  const steps = [];
  const planned = Array.from({ length: 8 + random(12) }, () => any(chances));
  for (const tool of [...planned, 'read_graph']) {
    const given = calls[tool]();
    const { result } = await server.ask('tools/call', { name: tool, arguments: given });
    const text = result.content[0].text;
    if (!result.isError) {
      check(tool, text, result.structuredContent);
    }
    steps.push({ tool, arguments: given, [result.isError ? 'error' : 'text']: text });
  }
  console.log(JSON.stringify(steps));
}
server.process.kill();
rmSync(folderOfFile, { recursive: true });
