// One story of a team, told to a server by the official client; where it is comes as JSON.
// The client checks every structured answer against the schema of its tool.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

const {modules, url, stdio} = JSON.parse(readFileSync(0, 'utf8'));
const require = createRequire(pathToFileURL(modules + '/story.mjs'));
const load = name => import(pathToFileURL(require.resolve('@modelcontextprotocol/sdk/' + name)));
const {Client} = await load('client/index.js');
const {StreamableHTTPClientTransport} = await load('client/streamableHttp.js');
const {StdioClientTransport} = await load('client/stdio.js');
const {ResourceUpdatedNotificationSchema} = await load('types.js');

const fail = why => { throw new Error(why); };
const check = (holds, why) => holds || fail(why);

function transport(agent, choice) {
  if (stdio) {
    const args = [...stdio.args, ...(agent ? ['--as', agent] : []), ...choice.stdio];
    return new StdioClientTransport({command: stdio.command, args, stderr: 'inherit'});
  }
  const headers = {Authorization: 'Bearer ' + url.tokens[agent || 'operator']};
  return new StreamableHTTPClientTransport(new URL(url.mcp + choice.http), {requestInit: {headers}});
}

async function connect(agent, choice) {
  const client = new Client({name: 'story', version: '1'});
  await client.connect(transport(agent, choice));
  client.tools = (await client.listTools()).tools.map(tool => tool.name);
  client.run = async (name, input = {}) => {
    const answer = await client.callTool({name, arguments: input});
    check(!answer.isError, name + ': ' + answer.content[0].text);
    return answer.structuredContent ?? answer.content[0].text;
  };
  return client;
}

const all = {http: '?profile=all&schemas=true', stdio: ['--profile', 'all', '--schemas']};
const core = {http: '', stdio: []};

const operator = await connect('', all);
await operator.run('agent_register', {identity: 'zealot', model: 'm', if_absent: true});
await operator.run('agent_register', {identity: 'sentinel', model: 'm', if_absent: true});
await operator.run('channel_create', {name: 'ops'});
const zealot = await connect('zealot', all);
const sentinel = await connect('sentinel', all);
const memory = await zealot.run('memory_remember', {content: 'Retries need jitter.'});
const recalled = await zealot.run('memory_recall', {words: 'jitter'});
check(recalled.items[0].memory.memory_id === memory.memory_id, 'the memory is recalled');

const changed = new Promise(resolve =>
  sentinel.setNotificationHandler(ResourceUpdatedNotificationSchema, note => resolve(note.params.uri)));
await sentinel.subscribeResource({uri: 'stoa://inbox'});
await zealot.run('channel_post', {channel: 'ops', content: 'Should retries have jitter?'});
const timer = setTimeout(() => fail('no client was told that its inbox changed'), 30_000);
check((await changed) === 'stoa://inbox', 'the inbox changed');
clearTimeout(timer);

const opened = await zealot.run('debate_open', {
  topic: 'Should retries have jitter?', participants: ['zealot', 'sentinel']});
const session = opened.session_id;
await operator.run('debate_start', {session});
for (const [agent, content] of [[zealot, 'Yes: they spread load.'], [sentinel, 'Yes, with a cap.']]) {
  await agent.run('debate_say', {session, content, round: 1, phase: 'proposal'});
}
for (const agent of [zealot, sentinel]) {
  await agent.run('debate_vote', {session, choice: 'yes', confidence: 0.9});
}
const concluded = await operator.run('debate_conclude', {
  session, answer: 'yes', winner: 'zealot', confidence: 0.9});
check(concluded.duration.startsWith('PT'), 'a concluded debate has a duration');

const briefing = await sentinel.run('note_briefing');
check(JSON.stringify(briefing).includes('sentinel'), 'the briefing is of the agent');
const audited = await operator.run('audit_list', {limit: 100});
check(audited.items.some(entry => entry.event_type.startsWith('debate.')), 'the debate is audited');
await operator.run('audit_verify');

const prompts = (await zealot.listPrompts()).prompts.map(prompt => prompt.name);
check(prompts.includes('brief_me'), 'prompts: ' + prompts);
const prompt = await zealot.getPrompt({name: 'brief_me', arguments: {topic: 'retries'}});
check(prompt.messages[0].content.text.includes('note_briefing'), 'a prompt names tools');
const uris = (await zealot.listResources()).resources.map(resource => resource.uri);
check(uris.includes('stoa://inbox'), 'resources: ' + uris);
const templates = (await zealot.listResourceTemplates()).resourceTemplates;
check(templates.some(one => one.uriTemplate === 'stoa://memory/{id}'), 'templates');
const read = await zealot.readResource({uri: 'stoa://memory/' + memory.memory_id});
check(read.contents[0].text.includes('Retries need jitter.'), 'a memory is read by its address');

const model = await connect('zealot', core);
check(model.tools.length === 10, 'tools: ' + model.tools);
await model.run('remember', {content: 'The cap is thirty seconds.'});
check((await model.run('recall', {words: 'cap'})).includes('thirty seconds'), 'core recalls');
check((await model.run('brief_me')).length > 0, 'core briefs');
check((await model.run('find_action', {words: 'tally of votes'})).includes('debate.tally'), 'found');
const tally = await model.run('run_action', {action: 'debate.tally', input: {session}});
check(tally.includes('yes'), 'run: ' + tally);

for (const client of [operator, zealot, sentinel, model]) {
  await client.transport.terminateSession?.();
  await client.close();
}
console.log('the story is told');
