// Carries out commands of the memory tool by the released package, one JSON object a line.
import * as fs from 'node:fs';
import * as path from 'node:path';
import * as readline from 'node:readline';
import { createRequire } from 'node:module';

const [, , sdk, folder] = process.argv;
const { BetaLocalFilesystemMemoryTool } = createRequire(path.join(sdk, 'x.js'))(
  '@anthropic-ai/sdk/tools/memory/node');

// A folder without files is none in Stoa.
function prune(dir, isRoot) {
  for (const item of fs.readdirSync(dir, { withFileTypes: true })) {
    if (item.isDirectory()) prune(path.join(dir, item.name), false);
  }
  if (!isRoot && fs.readdirSync(dir).length === 0) fs.rmdirSync(dir);
}

function content(dir, prefix, found) {
  for (const item of fs.readdirSync(dir, { withFileTypes: true })) {
    const name = prefix + '/' + item.name;
    if (item.isDirectory()) content(path.join(dir, item.name), name, found);
    else found[name] = fs.readFileSync(path.join(dir, item.name), 'utf-8');
  }
  return found;
}

let number = 0;
let base;
let tool;
for await (const line of readline.createInterface({ input: process.stdin })) {
  const { command, ...args } = JSON.parse(line);
  let answer;
  if (command === 'begin') {
    base = path.join(folder, String(number++));
    tool = await BetaLocalFilesystemMemoryTool.init(base);
    answer = { text: '' };
  } else if (command === 'restore') {
    fs.rmSync(path.join(base, 'memories'), { recursive: true });
    tool = await BetaLocalFilesystemMemoryTool.init(base);
    for (const [name, text] of Object.entries(args.files)) {
      fs.mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
      fs.writeFileSync(path.join(base, name), text);
    }
    answer = { text: '' };
  } else if (command === 'content') {
    answer = { files: content(path.join(base, 'memories'), '/memories', {}) };
  } else {
    try {
      answer = { text: await tool[command](args) };
    } catch (error) {
      answer = { error: error.message.replaceAll(base, '') };
    }
    prune(path.join(base, 'memories'), true);
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
