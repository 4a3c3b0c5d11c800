// Checks the audit trail in the browser: RFC 6962 and C2SP notes on WebCrypto. Asks the server for nothing.
const te = new TextEncoder();
const cat = (...parts) => {
  const out = new Uint8Array(parts.reduce((a, p) => a + p.length, 0));
  let at = 0;
  for (const p of parts) {
    out.set(p, at);
    at += p.length;
  }
  return out;
};
export const sha256 = async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
export const hex = bytes => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');
export const unhex = text => Uint8Array.from(text.match(/../g), b => parseInt(b, 16));
export const b64 = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
const same = (a, b) => a.length === b.length && a.every((x, i) => x === b[i]);
export const leafHash = entryHash => sha256(cat([0], entryHash));
export const nodeHash = (left, right) => sha256(cat([1], left, right));

/** The bytes an entry's hash is over: members in order, numbers as ECMAScript writes them (RFC 8785). */
const MEMBERS = [
  'at',
  'confidence',
  'details',
  'event_type',
  'field',
  'id',
  'latency_ms',
  'prev_hash',
  'sequence',
  'session_id',
  'specialist',
  'token_id',
  'trace_id',
  'u_score',
];
/** JSON as RFC 8785 writes it: members by their UTF-16 code units, numbers as ECMAScript does. */
export function canonical(value) {
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return (
    '{' +
    Object.keys(value)
      .sort()
      .map(k => JSON.stringify(k) + ':' + canonical(value[k]))
      .join(',') +
    '}'
  );
}
export const encoded = entry => {
  const attested = {
    ...entry,
    at: entry.created_at,
    id: entry.entry_id,
    details: canonical(entry.details),
  };
  return te.encode(
    'stoa/audit-entry/v1\n{' +
      MEMBERS.map(k => `"${k}":${JSON.stringify(attested[k] ?? null)}`).join(',') +
      '}',
  );
};
/** Entries newest first: each hash again, and each link to the one before. */
export async function rehash(entries) {
  const hashes = await Promise.all(entries.map(async e => hex(await sha256(encoded(e)))));
  return entries.map((e, i) => ({
    sequence: e.sequence,
    hash: hashes[i] === e.hash,
    link:
      !entries[i + 1] || entries[i + 1].sequence !== e.sequence - 1
        ? null
        : entries[i + 1].hash === e.prev_hash,
  }));
}

export function parseProof(text) {
  const blank = text.indexOf('\n\n'),
    lines = text.slice(0, blank).split('\n');
  if (lines[0] !== 'c2sp.org/tlog-proof@v1') throw new Error('this is no tlog-proof');
  return {
    extra: b64(lines[1].slice(6)),
    index: Number(lines[2].slice(6)),
    path: lines.slice(3).map(b64),
    note: text.slice(blank + 2),
  };
}
export function parseNote(note) {
  const blank = note.lastIndexOf('\n\n'),
    text = note.slice(0, blank + 1),
    [origin, size, root] = text.split('\n');
  const signatures = note
    .slice(blank + 2)
    .trimEnd()
    .split('\n')
    .map(l => {
      const [, name, data] = l.split(' ');
      const raw = b64(data);
      return { name, id: hex(raw.slice(0, 4)), signature: raw.slice(4) };
    });
  return { text, origin, size: Number(size), root: b64(root), signatures };
}
export function parseKey(text) {
  const [name, id, ...rest] = text.trim().split('+'),
    material = b64(rest.join('+'));
  if (material[0] !== 1 || material.length !== 33)
    throw new Error('this is no Ed25519 verifier key');
  return { name, id, key: material.slice(1), material };
}
/** Up the tree; each step says which side the sibling is on. RFC 9162, 2.1.3.2. */
export async function climb(index, size, leaf, path) {
  let fn = index,
    sn = size - 1,
    hash = leaf;
  const steps = [];
  for (const sibling of path) {
    if (sn === 0) throw new Error('the path is too long');
    const left = fn % 2 === 1 || fn === sn;
    hash = left ? await nodeHash(sibling, hash) : await nodeHash(hash, sibling);
    steps.push({ sibling, left, hash });
    if (left)
      while (fn % 2 === 0 && fn !== 0) {
        fn = Math.floor(fn / 2);
        sn = Math.floor(sn / 2);
      }
    fn = Math.floor(fn / 2);
    sn = Math.floor(sn / 2);
  }
  if (sn !== 0) throw new Error('the path is too short');
  return { root: hash, steps };
}
/** The names of the keys that signed the checkpoint of a proof. */
export const noteKeys = proofText =>
  parseNote(parseProof(proofText).note).signatures.map(s => s.name);
/** Works a proof out again; with tamper, one bit of the entry is changed first. */
export async function check(proofText, keyText, tamper) {
  const proof = parseProof(proofText),
    note = parseNote(proof.note),
    key = parseKey(keyText);
  const extra = proof.extra.slice();
  if (tamper) extra[extra.length - 9] ^= 1;
  const entryHash = await sha256(extra),
    leaf = await leafHash(entryHash);
  const { root, steps } = await climb(proof.index, note.size, leaf, proof.path);
  const id = hex((await sha256(cat(te.encode(key.name + '\n'), key.material))).slice(0, 4));
  const signature = note.signatures.find(s => s.name === key.name && s.id === id);
  let signed = null;
  try {
    const pub = await crypto.subtle.importKey('raw', key.key, { name: 'Ed25519' }, false, [
      'verify',
    ]);
    signed =
      !!signature &&
      (await crypto.subtle.verify('Ed25519', pub, signature.signature, te.encode(note.text)));
  } catch (e) {
    if (e.name !== 'NotSupportedError') throw e;
  }
  return {
    extra,
    entryHash,
    leaf,
    steps,
    root,
    included: same(root, note.root),
    signed,
    note,
    key: key.name + '+' + id,
    index: proof.index,
  };
}
